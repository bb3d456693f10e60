import { useRouter } from '@tanstack/react-router'
import { useRef, type MouseEvent, type SyntheticEvent } from 'react'

/** How long the pointer rests on a link before its page is preloaded. */
const HOVER_DELAY_MS = 80

/** Returns the element of an event, or one around it, that matches a selector. */
export const targetOf = ({ target }: SyntheticEvent, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Routes the clicks on the links of a list (`a[data-link]`), and preloads their pages on hover, focus and touch. A form that is
 * opened from a list goes back to it; one opened from the page of a record does not.
 */
export function useRowLinks(isList: boolean) {
  const router = useRouter()
  const preloaded = useRef<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = (href: string) => void router.navigate({ href, state: isList ? { fromList: true } : {} })
  return {
    open,
    onClick: (event: MouseEvent) => {
      const href = targetOf(event, 'a[data-link]')?.getAttribute('href') ?? undefined
      const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
      if (href === undefined || hasModifier || event.button !== 0) return
      event.preventDefault()
      open(href)
    },
    onIntent: (event: SyntheticEvent) => {
      // Rows that appear under a resting pointer are not pointed at.
      const { nativeEvent } = event
      if (nativeEvent instanceof window.MouseEvent && !nativeEvent.movementX && !nativeEvent.movementY) return
      const link = targetOf(event, 'a[data-link]')
      // The pointer moves over the parts of one link.
      if (link === preloaded.current) return
      preloaded.current = link
      clearTimeout(timer.current)
      const href = link?.getAttribute('href')
      if (typeof href !== 'string') return
      const preload = () => void router.preloadRoute({ to: '.', href }).catch(() => undefined)
      // The pointer crosses names on its way: only one that rests on a link is going to press it.
      if (event.type === 'mouseover') timer.current = setTimeout(preload, HOVER_DELAY_MS)
      else preload()
    },
  }
}
