interface Manifest {
  name: string
  /** Full addresses: a manifest made here has no place that others could be relative to. */
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

/** Shows the picture at `address` in the tab; one that `safeUrl` let pass. */
export function showIcon(address: string): void {
  headLink('icon').href = address
}

/** Tells what the page is called once it is installed like a program. Returns how to take that back. */
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
