import type { Page, Request } from '@playwright/test'

/** Follows the API requests of a page from now on; returns a function that counts those without a response. */
export function followPendingCalls(page: Page): () => number {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().includes('/api/')) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => pending.size
}
