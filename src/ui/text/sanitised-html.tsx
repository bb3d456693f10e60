import { Typography } from '@mantine/core'
import '@mantine/core/styles/Typography.layer.css'
import { useMemo } from 'react'
import { fragmentOf, targetIn, demoteHeadings, sanitise } from '#/browser/sanitise'
import classes from './text.module.css'

/** Scrolls to the target of a fragment link inside the content. The URL stays: it belongs to the screen. */
function followInPage(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
  const content = event.currentTarget
  const link = event.target.closest('a')
  const fragment = fragmentOf(link?.getAttribute('href') ?? '')
  if (fragment === undefined || !(content instanceof Element)) return
  event.preventDefault()
  const target = targetIn(content, fragment)
  if (!(target instanceof HTMLElement)) return
  target.scrollIntoView()
  // Focus the target, so that keyboard and screen reader continue there.
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function followLinks(content: HTMLElement | null) {
  content?.addEventListener('click', followInPage)
  return () => content?.removeEventListener('click', followInPage)
}

/** Renders sanitised HTML; the only component that sets `innerHTML`. Default export of a lazy chunk. */
export default function SanitisedHtml({ html, hasImages = true }: { html: string; hasImages?: boolean }) {
  const clean = useMemo(() => ({ __html: demoteHeadings(sanitise(html, hasImages)) }), [html, hasImages])
  // oxlint-disable-next-line react/no-danger -- sanitised above
  return <Typography ref={followLinks} className={classes.content} dangerouslySetInnerHTML={clean} />
}
