import { createGateway, type Gateway } from '../gateway'
import { cookiesOf } from '../server/cookies'
import { fullResponse, type GatewayResponse } from '../server/response'
import { DEFAULT_WORLD } from '../worlds'
import { CookieJar } from './cookie-jar'
import type { JournalEntry } from './worker-journal'

/** Storage of the call journal: `WorkerJournal`, or an array in tests. */
export interface Journal {
  calls: () => Promise<JournalEntry[]>
  add: (entry: JournalEntry) => Promise<void>
  text: (name: string) => Promise<string>
  keep: (name: string, text: string) => Promise<void>
}

const CHANGING_READ =
  /^\/api\/(?:user\/(?:token|aff)|oauth\/.*|channel\/(?:test|update_balance).*|verification|reset_password)\/?$/
// Faults, held responses and the request log are not persisted.
const LASTING_CONTROL = /^\/__gateway\/(?:worlds|clock|options|consume|traffic)\/?$/
const DEMO_MESSAGE = 'this site is for demonstration only, no server'
const REFUSAL = /^\s*\{"success":false/

function isPersistent(method: string, path: string): boolean {
  if (path.startsWith('/__gateway/')) return method === 'POST' && LASTING_CONTROL.test(path)
  // Log-in and log-out change only cookies, which are persisted separately.
  if (path === '/api/user/login' || path === '/api/user/logout') return false
  return method === 'GET' ? CHANGING_READ.test(path) : true
}

function worldNow(gateway: Gateway, cookies: string): number {
  const id = cookiesOf(cookies).get('gateway_world') ?? DEFAULT_WORLD
  return (gateway.worlds.find(id) ?? gateway.worlds.find(DEFAULT_WORLD))?.clock.now() ?? 0
}

/** Starts a replayed world at the second of its first creation, not of the replay. */
function withOriginalTime({ url, body, at }: JournalEntry): string {
  if (!/\/__gateway\/worlds\/?$/.test(new URL(url).pathname)) return body
  return JSON.stringify({ clock: at, ...JSON.parse(body || '{}') })
}

async function replay(gateway: Gateway, entry: JournalEntry): Promise<void> {
  const { method, url, cookies, authorization, at } = entry
  const id = cookiesOf(cookies).get('gateway_world') ?? DEFAULT_WORLD
  gateway.worlds.find(id)?.clock.freeze(at)
  const body = method === 'GET' ? undefined : withOriginalTime(entry)
  // Controls require this content type; other calls ignore it.
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
  await gateway.handle(new Request(url, { method, headers, body }), { cookies })
}

/** A gateway for one browser that keeps its state and cookies across restarts of its process. */
export interface RememberedGateway {
  /** Handles a call and adds it to the journal if it changed state. */
  respond: (request: Request) => Promise<GatewayResponse>
}

/**
 * Creates a gateway and replays all calls of the journal. Seeds and secrets are deterministic, so the same calls at the
 * same times produce the same tables.
 */
export async function rememberedGateway(journal: Journal): Promise<RememberedGateway> {
  const startedAt = Number(await journal.text('began')) || Math.floor(Date.now() / 1000)
  await journal.keep('began', String(startedAt))
  const gateway = createGateway({ clock: startedAt })
  const jar = new CookieJar()
  for (const line of (await journal.text('cookies')).split('; ').filter(Boolean)) jar.keep(line)
  for (const entry of await journal.calls()) {
    // oxlint-disable-next-line no-await-in-loop -- calls must be replayed in order
    await replay(gateway, entry)
  }
  const ahead = Number(await journal.text('ahead'))
  for (const { clock } of gateway.worlds.all()) {
    clock.freeze(Math.floor(Date.now() / 1000) + ahead)
    clock.run()
  }

  return {
    respond: async (request) => {
      const { method, url } = request
      const { pathname } = new URL(url)
      const cookies = jar.header()
      const authorization = request.headers.get('authorization') ?? undefined
      const entry = { method, url, cookies, authorization, at: worldNow(gateway, cookies) }
      const body = method === 'GET' ? '' : await request.clone().text()
      const response = await gateway.handle(request, { cookies })
      if (response.kind === 'reset') return response
      for (const [name, value] of response.headers) if (name === 'Set-Cookie') jar.keep(value)
      if (jar.header() !== cookies) await journal.keep('cookies', jar.header())
      const hasSucceeded = response.status === 200 && !REFUSAL.test(response.body)
      if (hasSucceeded && isPersistent(method, pathname)) await journal.add({ ...entry, body })
      if (pathname.startsWith('/__gateway/clock')) {
        const now = worldNow(gateway, jar.header())
        await journal.keep('ahead', String(now - Math.floor(Date.now() / 1000)))
      }
      // For calls that are not implemented the console shows its own demo message.
      return response.status === 501 ? fullResponse(405, DEMO_MESSAGE, 'text/plain; charset=utf-8') : response
    },
  }
}
