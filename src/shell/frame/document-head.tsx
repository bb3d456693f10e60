import { useEffect } from 'react'
import { setManifest, showIcon } from '#/browser/page-head'
import { useStatus } from '#/session/use-status'
import { logoOf } from './logo'

/** Icon and manifest follow the configured name and logo. The title is the business of `PageTitle`. */
export function DocumentHead() {
  const status = useStatus()
  const logo = logoOf(status)
  const name = status.system_name
  useEffect(() => showIcon(logo), [logo])
  useEffect(() => {
    const { origin } = window.location
    return setManifest({ name, start: `${origin}/`, icon: new URL(logo, origin).href })
  }, [name, logo])
  return null
}
