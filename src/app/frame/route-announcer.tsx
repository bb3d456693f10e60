import { VisuallyHidden } from '@mantine/core'
import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { holdNotifications } from '#/ui/notifications/notify'
import { PAGE_TITLE_ID } from '#/ui/text/page-title'

/**
 * Announces the new `h1` once after navigation and focuses it; after going back it focuses the link that had led away
 *. Not on the first load, where the browser does so, nor when only search params change.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const links = trackVisitedLinks(router.history)
    const stopHolding = router.subscribe('onBeforeNavigate', ({ pathChanged }) =>
      holdNotifications(pathChanged),
    )
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      holdNotifications(false)
      // The first render has no previous location.
      if (!fromLocation || !pathChanged) return
      const title = document.getElementById(PAGE_TITLE_ID)
      setAnnouncement(title?.textContent ?? '')
      const link = links.current()
      if (link) link.focus()
      // A form that opened with the focus on a field keeps it there.
      else if (!document.activeElement?.closest('main form')) title?.focus({ preventScroll: true })
    })
    return () => {
      stop()
      stopHolding()
      links.stop()
    }
  }, [router])

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}

/** Links that were followed, by history entry, to restore the focus after going back. */
interface VisitedLinks {
  /** The link that led away from the current entry; undefined unless the last navigation went back. */
  current: () => HTMLElement | undefined
  stop: () => void
}

const keyOf = (history: RouterHistory) => history.location.state.key ?? ''

function linkTo(href: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].find(
    (link) => link.getAttribute('href') === href,
  )
}

/** Subscribes to a history and records which link had the focus when an entry was left. */
function trackVisitedLinks(history: RouterHistory): VisitedLinks {
  const hrefs = new Map<string, string>()
  let currentKey = keyOf(history)
  let wentBack = false
  const stop = history.subscribe(({ action }) => {
    wentBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0)
    if (action.type === 'PUSH') {
      const href = document.activeElement?.closest('a[href]')?.getAttribute('href')
      if (href) hrefs.set(currentKey, href)
    }
    currentKey = keyOf(history)
  })
  return {
    current: () => {
      const href = wentBack ? hrefs.get(keyOf(history)) : undefined
      return href === undefined ? undefined : linkTo(href)
    },
    stop,
  }
}
