import { Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { safeUrl } from '#/browser/urls'
import type { Status } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import classes from './frame.module.css'

const LOGO = { flex: 'none', borderRadius: 'var(--gc-radius)', objectFit: 'contain' } as const

/** Logo and name of the system, linked to the home page, with the host below the name. */
export function Brand({ onSelect, fz }: { onSelect?: () => void; fz?: string }) {
  const status = useStatus()
  return (
    <Group wrap="nowrap" pos="relative" miw={0}>
      <img src={logoOf(status)} alt="" width={28} height={28} style={LOGO} />
      <Stack gap={0} miw={0} lh={1.25} fz={fz}>
        <Link to="/" className={classes.systemName} onClick={onSelect}>
          <bdi translate="no">{status.system_name}</bdi>
        </Link>
        {/* A name can be copied from one gateway to another, a host cannot. */}
        <Text size="xs" c="dimmed" lh={1.25} truncate>
          {window.location.host}
        </Text>
      </Stack>
    </Group>
  )
}

const DEFAULT_LOGO = '/logo.png'

/** Icons of the default logo for an installed page: for every size, cut by the platform, and of its own colour. */
const DEFAULT_ICONS = [
  { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/logo-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/logo.png', sizes: '512x512', type: 'image/png' },
  { src: '/logo-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/logo-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
] as const
const DEFAULT_TOUCH_ICON = '/logo-touch.png'

/** URL of the configured logo; the default one if none is configured or its URL is unsafe. */
function logoOf(status: Status): string {
  return safeUrl('image', status.logo) ?? DEFAULT_LOGO
}

/** Sets icon and web manifest from the configured name and logo; `PageTitle` sets the title. */
export function DocumentHead() {
  const status = useStatus()
  const logo = logoOf(status)
  const name = status.system_name
  const isDefault = logo === DEFAULT_LOGO
  useEffect(() => showIcon(logo, isDefault ? DEFAULT_TOUCH_ICON : logo), [logo, isDefault])
  useEffect(
    () => setManifest(name, isDefault ? DEFAULT_ICONS : [{ src: logo, sizes: 'any' }]),
    [name, logo, isDefault],
  )
  return null
}

interface ManifestIcon {
  src: string
  sizes: string
  type?: string
  purpose?: 'maskable' | 'monochrome'
}

function headLink(rel: 'icon' | 'apple-touch-icon' | 'manifest'): HTMLLinkElement {
  const found = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  if (found) return found
  const made = document.createElement('link')
  made.rel = rel
  document.head.append(made)
  return made
}

/** Sets the icons of the tab and of a home screen; both URLs must have passed `safeUrl`. */
function showIcon(address: string, touchIcon: string): void {
  const icon = headLink('icon')
  // The browser asks again for an icon that is set again.
  if (icon.getAttribute('href') !== address) icon.href = address
  headLink('apple-touch-icon').href = touchIcon
}

/** Sets the web app manifest for installing the page. Returns a cleanup function. */
function setManifest(name: string, icons: readonly ManifestIcon[]): () => void {
  const { origin } = window.location
  const start = `${origin}/`
  const manifest = {
    name,
    short_name: name,
    start_url: start,
    scope: start,
    display: 'standalone',
    // Absolute: a manifest from a blob has no base URL.
    icons: icons.map((icon) => ({ ...icon, src: new URL(icon.src, start).href })),
  }
  const file = new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' })
  const address = URL.createObjectURL(file)
  headLink('manifest').href = address
  return () => URL.revokeObjectURL(address)
}
