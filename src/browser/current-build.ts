const asAddress = (path: string | null | undefined) =>
  path ? new URL(path, window.location.origin).href : ''

/** Names the build that runs here, by the address of its main script; every build has another one. */
export function currentBuild(): string {
  return asAddress(document.querySelector('script[type="module"][src]')?.getAttribute('src'))
}

/**
 * Names the build whose page `html` is; blank when it is no page of the console. Read as text: the content policy of a
 * deployed console lets nothing parse HTML.
 */
export function buildOf(html: string): string {
  const tags = [...html.matchAll(/<script\b([^<>]*)>/g)].map(([, attributes = '']) => attributes)
  const main = tags.find((attributes) => /\stype="module"/.test(attributes) && /\ssrc="/.test(attributes))
  return asAddress(/\ssrc="([^"]*)"/.exec(main ?? '')?.[1])
}
