/**
 * Names the build whose page `page` is, by the address of its main script; blank when it has none. Every build has
 * another one, because the file is named after its content.
 */
export function buildOf(page: Document): string {
  const script = page.querySelector('script[type="module"][src]')?.getAttribute('src')
  return script ? new URL(script, window.location.origin).href : ''
}

/** Names the build that runs here. */
export function currentBuild(): string {
  return buildOf(document)
}
