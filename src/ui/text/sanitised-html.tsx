import { useEffect, useMemo, useRef } from 'react'
import { fragmentOf, targetIn } from '#/browser/in-page-link'
import { demoteHeadings, sanitise } from '#/browser/sanitise'
import classes from './sanitised-html.module.css'

/** Follows links within the content by scrolling. The address stays: it names the screen, not a place in a text. */
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
  // The keyboard goes on from there, and a screen reader reads from there.
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The only place where HTML enters the page, and only after the sanitiser (H16, T-03). */
export default function SanitisedHtml({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: demoteHeadings(sanitise(html)) }), [html])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const content = place.current
    content?.addEventListener('click', followInPage)
    return () => content?.removeEventListener('click', followInPage)
  }, [])
  // oxlint-disable-next-line react/no-danger -- the sanitiser above is what this component is for
  return <div ref={place} className={classes.content} dangerouslySetInnerHTML={clean} />
}
