import { Group, Stack, Text, type BoxProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { safeUrl } from '#/browser/urls'
import type { Status } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import classes from './frame.module.css'

const LOGO = { flex: 'none', borderRadius: 'var(--gc-radius)', objectFit: 'contain' } as const

export function Brand(look: BoxProps) {
  const status = useStatus()
  return (
    <Group wrap="nowrap" pos="relative" miw={0} {...look}>
      <img src={logoOf(status)} alt="" width={28} height={28} style={LOGO} />
      <Stack gap={0} miw={0} lh={1.25}>
        <Link to="/" className={classes.systemName}>
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
]

function logoOf(status: Status): string {
  return safeUrl('image', status.logo) ?? DEFAULT_LOGO
}

/** Sets icons and web manifest from the configured name and logo; `PageTitle` sets the title. */
export function DocumentHead() {
  const status = useStatus()
  const logo = logoOf(status)
  const name = status.system_name
  useEffect(() => {
    setHeadLink('icon', logo)
    setHeadLink('apple-touch-icon', logo === DEFAULT_LOGO ? '/logo-touch.png' : logo)
    const address = URL.createObjectURL(manifestOf(name, logo))
    setHeadLink('manifest', address)
    return () => URL.revokeObjectURL(address)
  }, [name, logo])
  return null
}

/** Sets a link of the document; a logo must have passed `safeUrl`. */
function setHeadLink(rel: 'icon' | 'apple-touch-icon' | 'manifest', address: string): void {
  const link =
    document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ??
    document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
  // The browser asks again for an icon that is set again.
  if (link.getAttribute('href') !== address) link.href = address
}

function manifestOf(name: string, logo: string): Blob {
  // Absolute: a manifest from a blob has no base URL.
  const start = `${window.location.origin}/`
  const icons = logo === DEFAULT_LOGO ? DEFAULT_ICONS : [{ src: logo, sizes: 'any' }]
  const manifest = {
    name,
    start_url: start,
    display: 'standalone',
    icons: icons.map((icon) => Object.assign({}, icon, { src: new URL(icon.src, start).href })),
  }
  return new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' })
}
