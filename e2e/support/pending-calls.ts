import type { Page, Request } from '@playwright/test'

/**
 * Follows the API requests of a page from now on; returns a function that counts those without a response. `ignored` are paths
 * that are not counted.
 */
export function followPendingCalls(page: Page, ignored?: RegExp): () => number {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().includes('/api/') && !ignored?.test(request.url())) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => pending.size
}
