import { plainClient } from './gateway'

const TIMEOUT_MS = 8000

/** Fetches the HTML of the console as served now; undefined if the server returns no HTML page. */
export async function fetchServedPage(): Promise<string | undefined> {
  try {
    const response = await plainClient.get('/login', {
      baseUrl: window.location.origin,
      timeout: TIMEOUT_MS,
    })
    const isPage = response.ok && /html/.test(response.headers.get('content-type') ?? '')
    return isPage ? await response.text() : undefined
  } catch {
    return undefined
  }
}

const asAddress = (path: string | null | undefined) =>
  path ? new URL(path, window.location.origin).href : ''

/** Identifies the running build by the hashed URL of its entry script. */
export function currentBuild(): string {
  return asAddress(document.querySelector('script[type="module"][src]')?.getAttribute('src'))
}

/**
 * Identifies the build of the page `html`; blank if it is no page of the console. Parsed by regex, because the CSP of a
 * deployed console forbids parsing HTML.
 */
export function buildOf(html: string): string {
  const tags = [...html.matchAll(/<script\b([^<>]*)>/g)].map(([, attributes = '']) => attributes)
  const main = tags.find((attributes) => /\stype="module"/.test(attributes) && /\ssrc="/.test(attributes))
  return asAddress(/\ssrc="([^"]*)"/.exec(main ?? '')?.[1])
}
