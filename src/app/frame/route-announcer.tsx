import { VisuallyHidden } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { holdNotifications } from '#/ui/notifications/notify'
import { PAGE_TITLE_ID } from '#/ui/text/page-title'

/**
 * Announces the new `h1` once after navigation and focuses it; after going back it focuses the link that had led away. Not
 * on the first load, where the browser does so, nor when only search params change.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const { history } = router
    const keyOf = () => history.location.state.key ?? ''
    /** The link that was followed from each entry of the history. */
    const hrefs = new Map<string, string>()
    let currentKey = keyOf()
    let wentBack = false
    const stops = [
      history.subscribe(({ action }) => {
        wentBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0)
        const href = document.activeElement?.closest('a[href]')?.getAttribute('href')
        if (action.type === 'PUSH' && href) hrefs.set(currentKey, href)
        currentKey = keyOf()
      }),
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => holdNotifications(pathChanged)),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        holdNotifications(false)
        // The first render has no previous location.
        if (!fromLocation || !pathChanged) return
        const title = document.getElementById(PAGE_TITLE_ID)
        setAnnouncement(title?.textContent ?? '')
        const href = wentBack && hrefs.get(keyOf())
        const link = href && document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
        if (link) link.focus()
        // A form that opened with the focus on a field keeps it there.
        else if (!document.activeElement?.closest('main form')) title?.focus({ preventScroll: true })
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router])

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}
