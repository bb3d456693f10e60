import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PAGE_TITLE_ID } from '#/ui/text/page-title'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import { trackVisitedLinks } from './visited-links'

/**
 * After a change of route: the new `h1` is announced once, politely, and gets the focus; after going back it is
 * the link that had led away (AX-26). Not on the first load, where the browser does so, and not for changes
 * within a screen.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const links = trackVisitedLinks(router.history)
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      // Nothing comes before the first page, which may be drawn before anybody listens here.
      if (!fromLocation || !pathChanged) return
      const title = document.getElementById(PAGE_TITLE_ID)
      setAnnounced(title?.textContent ?? '')
      const used = links.current()
      if (used) used.focus()
      else title?.focus({ preventScroll: true })
    })
    return () => {
      stop()
      links.stop()
    }
  }, [router])

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
}
