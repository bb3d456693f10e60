import type { AnyRouter } from '@tanstack/react-router'
import { useLayoutEffect, type PropsWithChildren } from 'react'

/** A link of the frame that public/start.js draws before the libraries arrive. */
interface FocusedLink {
  href: string
  /** Element name of the landmark that contains it. */
  landmark: string | undefined
}

const LANDMARKS = 'header, nav, main, footer'
const landmarkOf = (element: Element) => element.closest(LANDMARKS)?.tagName

/** The link of the frame that has the focus. */
let focused: FocusedLink | undefined

/** Follows the focus in the frame: it is removed when React first commits, and the focus with it. */
export function watchFrame(container: Element): void {
  const note = (element: Element | null) => {
    focused =
      element instanceof HTMLAnchorElement && container.contains(element)
        ? { href: element.href, landmark: landmarkOf(element) }
        : undefined
  }
  note(document.activeElement)
  container.addEventListener('focusin', ({ target }) => note(target instanceof Element ? target : null))
}

/** Moves the focus from a link of the frame to the same link of the console. */
function restoreFocus(container: Element): void {
  if (!focused || document.activeElement !== document.body) return
  const { href, landmark } = focused
  const links = [...container.querySelectorAll('a')]
  links.find((link) => link.href === href && landmarkOf(link) === landmark)?.focus({ preventScroll: true })
}

interface Props {
  container: Element
  router: Pick<AnyRouter, 'subscribe'>
}

/** Takes over from the frame with the first commit, which replaces it. */
export function FrameTakeOver({ container, router, children }: PropsWithChildren<Props>) {
  useLayoutEffect(() => {
    restoreFocus(container)
    container.removeAttribute('aria-busy')
    // Later placeholder rows fade in.
    return router.subscribe('onBeforeNavigate', () => delete document.documentElement.dataset.frame)
  }, [container, router])
  return children
}
