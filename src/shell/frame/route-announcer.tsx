import { VisuallyHidden } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PAGE_TITLE_ID } from '#/ui/text/page-title'
import { rememberUsedLinks } from './used-links'

/**
 * After a change of route: the new `h1` is announced once, politely, and gets the focus; after going back it is
 * the link that had led away (AX-26). Not on the first load, where the browser does so, and not for changes
 * within a screen.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const links = rememberUsedLinks(router.history)
    let isFirst = true
    const onDrawn = ({ pathChanged }: { pathChanged: boolean }) => {
      if (!isFirst && pathChanged) {
        const title = document.getElementById(PAGE_TITLE_ID)
        setAnnounced(title?.textContent ?? '')
        const used = links.toReturnTo()
        if (used) used.focus()
        else title?.focus({ preventScroll: true })
      }
      isFirst = false
    }
    const stop = router.subscribe('onRendered', onDrawn)
    return () => {
      stop()
      links.stop()
    }
  }, [router])

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
}
