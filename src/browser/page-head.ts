interface ManifestIcon {
  src: string
  sizes: string
  type?: string
  purpose?: 'maskable' | 'monochrome'
}

interface Manifest {
  name: string
  /** Absolute URL; those of the icons may be relative to it. */
  start: string
  icons: readonly ManifestIcon[]
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
export function showIcon(address: string, touchIcon: string): void {
  headLink('icon').href = address
  headLink('apple-touch-icon').href = touchIcon
}

/** Sets the web app manifest for installing the page. Returns a cleanup function. */
export function setManifest({ name, start, icons }: Manifest): () => void {
  const manifest = {
    name,
    short_name: name,
    start_url: start,
    scope: start,
    display: 'standalone',
    // Absolute: a manifest from a blob has no base URL.
    icons: icons.map(({ src, sizes, type, purpose }) => ({
      src: new URL(src, start).href,
      sizes,
      type,
      purpose,
    })),
  }
  const file = new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' })
  const address = URL.createObjectURL(file)
  headLink('manifest').href = address
  return () => URL.revokeObjectURL(address)
}
