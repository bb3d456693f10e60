import type { Page, Route } from '@playwright/test'
import type { Server } from '../support/server'

/** What the console asks of others than the gateway, and its good answer. */
export interface ExternalService {
  address: RegExp
  contentType: string
  /** What a good answer holds; without one the request goes on to where it was sent. */
  body?: string
  /** What it holds once a field is missing (F26), or of the wrong type (F28). */
  incomplete?: string
  malformed?: string
}

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

const JSON_TYPE = 'application/json'
const PAGE = '<!doctype html><title>Sign in to the network</title><h1>Sign in to the network</h1>'
const webPage = (status: number): Answer => ({ status, contentType: 'text/html', body: PAGE })
const json = (body: string): Answer => ({ status: 200, contentType: JSON_TYPE, body })

/** The faults of FM-FAULTS that others than the gateway can have; those left out never answer, or break off. */
const ANSWERS: Readonly<Record<string, (outside: ExternalService) => Answer>> = {
  F03: () => ({ status: 404, contentType: JSON_TYPE, body: '{"error":{"message":"no such thing"}}' }),
  F07: () => ({ status: 429, body: '' }),
  F12: () => webPage(502),
  F14: () => webPage(504),
  F19: ({ contentType, body = 'export const it = [' }) => ({
    contentType,
    body: body.slice(0, body.length / 2),
  }),
  F20: () => webPage(200),
  F25: () => json('null'),
  F26: ({ contentType, incomplete: lacking }) =>
    lacking === undefined ? json('{}') : { contentType, body: lacking },
  F28: ({ contentType, malformed: wrong }) =>
    wrong === undefined ? json('{"data":{}}') : { contentType, body: wrong },
  F32: () => json('[]'),
}
const BROKEN: Readonly<Record<string, string>> = { F15: 'internetdisconnected', F16: 'connectionreset' }

/**
 * Plays a fault in place of a server that is not the gateway, in the browser. What it returns steers it as `world`
 * steers the gateway's: `clearFaults` has all answers good from then on, those held back as well.
 */
export async function stubExternalService(page: Page, outside: ExternalService, fault: string) {
  const { address, contentType, body } = outside
  const waiting: (() => Promise<void>)[] = []
  let asked = 0
  let isGood = false
  const good = (route: Route) =>
    body === undefined
      ? route.continue()
      : route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } })
  await page.route(address, (route) => {
    asked += 1
    const answer = ANSWERS[fault]?.(outside)
    if (isGood) return good(route)
    if (answer) return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer })
    if (BROKEN[fault]) return route.abort(BROKEN[fault])
    return void waiting.push(() => good(route))
  })
  const release = async () => {
    // Who waited may have gone by now.
    await Promise.allSettled(waiting.splice(0).map((answer) => answer()))
  }
  const controls: Pick<Server, 'held' | 'release' | 'clearFaults'> = {
    held: async () => waiting.length,
    release,
    clearFaults: async () => {
      isGood = true
      await release()
    },
  }
  return { asked: () => asked, controls }
}
