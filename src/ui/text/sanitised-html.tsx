import { useMemo } from 'react'
import { sanitise } from '#/browser/sanitise'

/** The only place where HTML enters the page, and only after the sanitiser (H16, T-03). */
export default function SanitisedHtml({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html])
  // oxlint-disable-next-line react/no-danger -- the sanitiser above is what this component is for
  return <div dangerouslySetInnerHTML={clean} />
}
