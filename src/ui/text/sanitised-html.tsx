import { useMemo } from 'react'
import { belowTitle, sanitise } from '#/browser/sanitise'
import classes from './sanitised-html.module.css'

/** The only place where HTML enters the page, and only after the sanitiser (H16, T-03). */
export default function SanitisedHtml({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: belowTitle(sanitise(html)) }), [html])
  // oxlint-disable-next-line react/no-danger -- the sanitiser above is what this component is for
  return <div className={classes.content} dangerouslySetInnerHTML={clean} />
}
