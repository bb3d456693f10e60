import type { RouterHistory } from '@tanstack/react-router'

/** Links that were used to leave a place in the history, so that coming back can put the focus there. */
export interface VisitedLinks {
  /** The link that led away from the place just come back to; undefined after any other step. */
  current: () => HTMLElement | undefined
  stop: () => void
}

const keyOf = (history: RouterHistory) => history.location.state.key ?? ''

function linkTo(href: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].find(
    (link) => link.getAttribute('href') === href,
  )
}

/** Watches a history: which link had the focus when a place was left, and whether the last step went back. */
export function trackVisitedLinks(history: RouterHistory): VisitedLinks {
  const hrefs = new Map<string, string>()
  let here = keyOf(history)
  let wentBack = false
  const stopHistory = history.subscribe(({ action }) => {
    wentBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0)
    if (action.type === 'PUSH') {
      const href = document.activeElement?.closest('a[href]')?.getAttribute('href')
      if (href) hrefs.set(here, href)
    }
    here = keyOf(history)
  })
  return {
    current: () => {
      const href = wentBack ? hrefs.get(keyOf(history)) : undefined
      return href === undefined ? undefined : linkTo(href)
    },
    stop: stopHistory,
  }
}
