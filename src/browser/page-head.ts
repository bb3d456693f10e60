interface Manifest {
  name: string
  /** Absolute URLs: a manifest from a blob has no base URL. */
  start: string
  icon: string
}

function headLink(rel: 'icon' | 'manifest'): HTMLLinkElement {
  const found = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  if (found) return found
  const made = document.createElement('link')
  made.rel = rel
  document.head.append(made)
  return made
}

/** Sets the favicon; `address` must have passed `safeUrl`. */
export function showIcon(address: string): void {
  headLink('icon').href = address
}

/** Sets the web app manifest for installing the page. Returns a cleanup function. */
export function setManifest({ name, start, icon }: Manifest): () => void {
  const manifest = {
    name,
    short_name: name,
    start_url: start,
    scope: start,
    display: 'standalone',
    icons: [{ src: icon, sizes: 'any' }],
  }
  const file = new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' })
  const address = URL.createObjectURL(file)
  headLink('manifest').href = address
  return () => URL.revokeObjectURL(address)
}
