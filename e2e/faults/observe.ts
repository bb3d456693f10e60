import { expect, type Page } from '@playwright/test'
import { followPendingCalls } from '../support/pending-calls'
import type { Server } from '../support/server'

/** External origins that tests may request; the tests stub the responses. */
const KNOWN_EXTERNAL =
  /^https:\/\/(api\.github\.com|github\.com|open\.feishu\.cn|challenges\.cloudflare\.com|chat\.example)$/

/** Route patterns of the gateway. Fetched once per worker: they are the same for all worlds. */
let gatewayCalls: Promise<RegExp[]> | undefined

async function readCalls(world: Server): Promise<RegExp[]> {
  const calls = await world.knownCalls()
  return calls.map((call) => new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`))
}

/** Requests of a page from the call on. */
export interface Observation {
  /** API requests, as `GET /api/status`. */
  calls: readonly string[]
  /** Returns the number of API requests without a response. */
  countPending: () => number
  /** Expects what must hold for every page, whatever failed on it. */
  isHealthy: () => Promise<void>
}

/** Returns leftovers that no settled page may have: spinners and duplicate messages. Runs in the page. */
function findLeftovers(): string[] {
  const isShown = (element: Element) => element.checkVisibility()
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
  const spinners = all('main [aria-busy="true"], main [role="status"]').filter(
    (one) => one.ariaBusy === 'true' || /^(loading .* \.\.\.|Processing…)/.test(one.textContent ?? ''),
  )
  const texts = all('[role="region"][aria-label="Messages"] [role="alert"]').map((one) => one.textContent)
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index)
  return [
    ...spinners.map((one) => `still busy: ${one.textContent}`),
    ...twice.map((text) => `duplicate message: ${text}`),
  ]
}

/** Records a page's requests and checks what must hold for every fault (FM-CODES, "besides"). */
export function observe(page: Page, world: Server, origin: string): Observation {
  const calls: string[] = []
  const otherOrigins: string[] = []
  page.on('request', (request) => {
    const { pathname, search, origin: place } = new URL(request.url())
    if (place !== origin && !KNOWN_EXTERNAL.test(place)) otherOrigins.push(request.url())
    if (place === origin && pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}${search}`)
  })
  return {
    calls,
    countPending: followPendingCalls(page),
    isHealthy: async () => {
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(findLeftovers)).toEqual([])
      const known = await (gatewayCalls ??= readCalls(world))
      const strays = calls.filter((call) => !known.some((one) => one.test(call.replace(/\?.*/, ''))))
      expect([...otherOrigins, ...strays]).toEqual([])
    },
  }
}
