import ky from 'ky'

const TIMEOUT_MS = 8000

/** The page of the console as it is served now; undefined when none is served. */
export async function fetchServedPage(): Promise<string | undefined> {
  try {
    const answer = await ky.get('/login', {
      baseUrl: window.location.origin,
      retry: 0,
      throwHttpErrors: false,
      cache: 'no-store',
      timeout: TIMEOUT_MS,
    })
    const isPage = answer.ok && /html/.test(answer.headers.get('content-type') ?? '')
    return isPage ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

/** Whether the page of the console itself is served now: loading it anew would else leave nothing at all. */
export async function isShellReachable(): Promise<boolean> {
  return (await fetchServedPage()) !== undefined
}
