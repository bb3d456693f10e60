import ky from 'ky'

const LIMIT_MS = 8000

/** Whether the page of the console itself is served now: loading it anew would else leave nothing at all. */
export async function isPageServed(): Promise<boolean> {
  try {
    const answer = await ky.get('/login', {
      baseUrl: window.location.origin,
      retry: 0,
      throwHttpErrors: false,
      cache: 'no-store',
      timeout: LIMIT_MS,
    })
    return answer.ok && /html/.test(answer.headers.get('content-type') ?? '')
  } catch {
    return false
  }
}
