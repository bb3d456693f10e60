declare global {
  interface Window {
    /** Responses that public/start.js has requested, by path and query. */
    preloadedResponses?: Map<string, Promise<Response>>
  }
}

/** A promise that rejects when `signal` is aborted, like `fetch`. */
function abortRejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- rejects with the abort reason, like `fetch`
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** Removes and returns the preloaded response of `request`, if there is one. */
function takePreloaded(request: RequestInfo | URL): Promise<Response> | undefined {
  if (!(request instanceof Request) || request.method !== 'GET') return undefined
  const { pathname, search } = new URL(request.url)
  const preloaded = window.preloadedResponses?.get(pathname + search)
  window.preloadedResponses?.delete(pathname + search)
  return preloaded && Promise.race([preloaded, abortRejection(request.signal)])
}

/**
 * Replaces `fetch`: uses a response preloaded by public/start.js once, otherwise sends the request. Rejects like
 * `fetch`, also when the preload failed.
 */
export async function fetchPreloaded(request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return takePreloaded(request) ?? fetch(request, init)
}

/** Discards unused preloaded responses, e.g. when another account signs in. */
export function discardPreloadedResponses(): void {
  window.preloadedResponses = undefined
}
