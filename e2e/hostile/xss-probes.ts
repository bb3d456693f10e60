import { expect, type Page } from '@playwright/test'

/**
 * Records requests, dialogs and navigations of a page, so that a test can assert that hostile content had no effect.
 */
export interface XssProbes {
  /**
   * Expects that no injected script ran, that the page neither navigated nor opened another, and that only hosts in
   * `allowed` got requests.
   */
  expectNoEffect: (allowed: readonly string[], hosts?: readonly string[]) => Promise<void>
}

/** Starts recording; aborts requests to `.example` hosts. */
export async function installXssProbes(page: Page): Promise<XssProbes> {
  await page.route(
    (url) => url.hostname.endsWith('.example'),
    (route) => route.abort(),
  )
  const calls = new Set<string>()
  const otherHosts = new Set<string>()
  const unexpected: string[] = []
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url())
    if (host !== new URL(page.url()).host && page.url() !== 'about:blank') otherHosts.add(host)
    else if (/^\/(api|v1)\//.test(pathname)) calls.add(`${request.method()} ${pathname}`)
  })
  page.on('popup', (popup) => unexpected.push(`opened ${popup.url()}`))
  page.on('dialog', (dialog) => unexpected.push(`dialog ${dialog.message()}`))
  return {
    expectNoEffect: async (allowed, hosts = []) => {
      expect(await page.evaluate('[window.__xss, ({}).polluted]')).toEqual([undefined, undefined])
      expect(unexpected).toEqual([])
      expect([...otherHosts].toSorted()).toEqual([...hosts].toSorted())
      expect([...calls].filter((call) => !allowed.includes(call))).toEqual([])
    },
  }
}

/** Requests that every page makes. */
export const AT_PAGE_START = ['GET /api/status', 'GET /api/user/self', 'GET /api/notice']
