declare global {
  interface Window {
    /** By address: what public/start.js has asked for already. */
    firstAnswers?: Map<string, Promise<Response>>
  }
}

/** Rejects as `fetch` does when its caller gives up. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever the caller gave up with, as `fetch` has it
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** What was sent for with the page, if it is this, and nobody has taken it. */
function taken(request: RequestInfo | URL): Promise<Response> | undefined {
  if (!(request instanceof Request) || request.method !== 'GET') return undefined
  const { pathname, search } = new URL(request.url)
  const early = window.firstAnswers?.get(pathname + search)
  window.firstAnswers?.delete(pathname + search)
  return early && Promise.race([early, givenUp(request.signal)])
}

/**
 * `fetch`, but for the reads that were sent for with the page itself: each of those answers is taken once. Rejects as
 * `fetch` does, with what the earlier request has failed with as well.
 */
export async function fetchOrTake(request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return taken(request) ?? fetch(request, init)
}

/** Forgets what nobody has taken: somebody else may be signed in when it is asked for again. */
export function dropFirstAnswers(): void {
  window.firstAnswers = undefined
}
