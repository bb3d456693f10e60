import type { Page, Route } from '@playwright/test'
import type { Server } from '../support/server'

/** External service that the console requests, with its success response. */
export interface ExternalService {
  address: RegExp
  contentType: string
  /** Body of the success response; without one the request continues to its URL. */
  body?: string
  /** Body with a missing field (F26) or with a field of the wrong type (F28). */
  incomplete?: string
  malformed?: string
}

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

const JSON_TYPE = 'application/json'
const PAGE = '<!doctype html><title>Sign in to the network</title><h1>Sign in to the network</h1>'
const webPage = (status: number): Answer => ({ status, contentType: 'text/html', body: PAGE })
const json = (body: string): Answer => ({ status: 200, contentType: JSON_TYPE, body })

/**
 * Responses per fault that an external service can have; other faults never respond or reset the
 * connection.
 */
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
 * Stubs an external service with a fault, in the browser. The returned `controls` match those of `world`:
 * `clearFaults` makes all responses succeed, including held ones.
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
    // The page that sent the request may be gone.
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
