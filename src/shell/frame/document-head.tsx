import { useEffect } from 'react'
import { setManifest, showIcon } from '#/browser/page-head'
import { safeUrl } from '#/browser/safe-url'
import type { Status } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'

const DEFAULT_LOGO = '/logo.svg'

/** Icons of the default logo for an installed page: for every size, cut by the platform, and of its own colour. */
const DEFAULT_ICONS = [
  { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/logo-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/logo.png', sizes: '512x512', type: 'image/png' },
  { src: '/logo-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/logo-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
] as const
const DEFAULT_TOUCH_ICON = '/logo-touch.png'

/** URL of the configured logo; the default one if none is configured or its URL is unsafe (T-02). */
export function logoOf(status: Status): string {
  return safeUrl('image', status.logo) ?? DEFAULT_LOGO
}

/** Sets icon and web manifest from the configured name and logo; `PageTitle` sets the title. */
export function DocumentHead() {
  const status = useStatus()
  const logo = logoOf(status)
  const name = status.system_name
  const isDefault = logo === DEFAULT_LOGO
  useEffect(() => showIcon(logo, isDefault ? DEFAULT_TOUCH_ICON : logo), [logo, isDefault])
  useEffect(() => {
    const { origin } = window.location
    const icons = isDefault ? DEFAULT_ICONS : [{ src: logo, sizes: 'any' }]
    return setManifest({
      name,
      start: `${origin}/`,
      icons,
    })
  }, [name, logo, isDefault])
  return null
}
