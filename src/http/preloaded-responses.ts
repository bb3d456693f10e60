declare global {
  interface Window {
    /** By address: what public/start.js has asked for already. */
    preloadedResponses?: Map<string, Promise<Response>>
  }
}

/** Rejects as `fetch` does when its caller gives up. */
function abortRejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever the caller gave up with, as `fetch` has it
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** What was sent for with the page, if it is this, and nobody has taken it. */
function takePreloaded(request: RequestInfo | URL): Promise<Response> | undefined {
  if (!(request instanceof Request) || request.method !== 'GET') return undefined
  const { pathname, search } = new URL(request.url)
  const preloaded = window.preloadedResponses?.get(pathname + search)
  window.preloadedResponses?.delete(pathname + search)
  return preloaded && Promise.race([preloaded, abortRejection(request.signal)])
}

/**
 * `fetch`, but for the reads that were sent for with the page itself: each of those answers is taken once. Rejects as
 * `fetch` does, with what the earlier request has failed with as well.
 */
export async function fetchPreloaded(request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return takePreloaded(request) ?? fetch(request, init)
}

/** Forgets what nobody has taken: somebody else may be signed in when it is asked for again. */
export function discardPreloadedResponses(): void {
  window.preloadedResponses = undefined
}
