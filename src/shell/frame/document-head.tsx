import { useEffect } from 'react'
import { setManifest, showIcon } from '#/browser/page-head'
import { safeUrl } from '#/browser/safe-url'
import type { Status } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'

const DEFAULT_LOGO = '/logo.png'

/** URL of the configured logo; the default one if none is configured or its URL is unsafe (T-02). */
export function logoOf(status: Status): string {
  return safeUrl('image', status.logo) ?? DEFAULT_LOGO
}

/** Sets icon and web manifest from the configured name and logo; `PageTitle` sets the title. */
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
