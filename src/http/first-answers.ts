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

/**
 * `fetch`, but for the reads that were sent for with the page itself: each of those answers is taken once. Rejects as
 * `fetch` does, with what the earlier request has failed with as well.
 */
export async function fetchOrTake(request: Request, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const early = request.method === 'GET' ? window.firstAnswers?.get(address) : undefined
  if (!early) return fetch(request, init)
  window.firstAnswers?.delete(address)
  return Promise.race([early, givenUp(request.signal)])
}

/** Forgets what nobody has taken: somebody else may be signed in when it is asked for again. */
export function dropFirstAnswers(): void {
  window.firstAnswers = undefined
}
