import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import type { ComponentProps, SyntheticEvent } from 'react'

/** How long the pointer is on a link before its page is preloaded: it crosses names on its way. */
const HOVER_DELAY_MS = 80

/** The props of a plain anchor that is a link of the console. */
export type LinkProps = Pick<
  ComponentProps<'a'>,
  'href' | 'onClick' | 'onMouseMove' | 'onMouseLeave' | 'onFocus' | 'onTouchStart'
>

/**
 * Links of rows, without a component for each: a click is routed, and the page is preloaded on hover, focus and touch. A form
 * that is opened from a list goes back to it; one opened from the page of a record does not.
 */
export function rowLinks(router: Pick<AnyRouter, 'navigate' | 'preloadRoute'>, isList: boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointedAt: Element | undefined
  const open = (href: string) => void router.navigate({ href, state: isList ? { fromList: true } : {} })
  const preload = (anchor: Element) => {
    const href = anchor.getAttribute('href') ?? undefined
    void router.preloadRoute({ to: '.', href }).catch(() => undefined)
  }
  const preloadNow = ({ currentTarget }: SyntheticEvent) => preload(currentTarget)
  const handlers: LinkProps = {
    onClick: (event) => {
      const { currentTarget, metaKey, altKey, ctrlKey, shiftKey, button } = event
      const href = currentTarget.getAttribute('href')
      if (href === null || metaKey || altKey || ctrlKey || shiftKey || button !== 0) return
      event.preventDefault()
      open(href)
    },
    onMouseMove: ({ movementX, movementY, currentTarget }) => {
      // A row that appears under a resting pointer is not pointed at.
      if (pointedAt === currentTarget || (!movementX && !movementY)) return
      pointedAt = currentTarget
      clearTimeout(timer)
      timer = setTimeout(preload, HOVER_DELAY_MS, currentTarget)
    },
    onMouseLeave: () => {
      clearTimeout(timer)
      pointedAt = undefined
    },
    onFocus: preloadNow,
    onTouchStart: preloadNow,
  }
  return { open, link: ({ publicHref }: ParsedLocation): LinkProps => ({ ...handlers, href: publicHref }) }
}
