import { expect, type Page } from '@playwright/test'

/** What a page asked for and where it went, from now on, so that afterwards nothing of it is left to chance. */
export interface XssProbes {
  /** Expects that no script of somebody else ran, nothing was left or opened, and nobody but `allowed` was asked, here and elsewhere. */
  harmless: (allowed: readonly string[], hosts?: readonly string[]) => Promise<void>
}

/** Watches `page`. What it asks of other hosts is noted and never sent. */
export async function installXssProbes(page: Page): Promise<XssProbes> {
  await page.route(
    (url) => url.hostname.endsWith('.example'),
    (route) => route.abort(),
  )
  const asked = new Set<string>()
  const elsewhere = new Set<string>()
  const surprises: string[] = []
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url())
    if (host !== new URL(page.url()).host && page.url() !== 'about:blank') elsewhere.add(host)
    else if (/^\/(api|v1)\//.test(pathname)) asked.add(`${request.method()} ${pathname}`)
  })
  page.on('popup', (popup) => surprises.push(`opened ${popup.url()}`))
  page.on('dialog', (dialog) => surprises.push(`asked ${dialog.message()}`))
  return {
    harmless: async (allowed, hosts = []) => {
      expect(await page.evaluate('[window.__xss, ({}).polluted]')).toEqual([undefined, undefined])
      expect(surprises).toEqual([])
      expect([...elsewhere].toSorted()).toEqual([...hosts].toSorted())
      expect([...asked].filter((call) => !allowed.includes(call))).toEqual([])
    },
  }
}

/** What every page asks for by itself. */
export const AT_PAGE_START = ['GET /api/status', 'GET /api/user/self', 'GET /api/notice']
