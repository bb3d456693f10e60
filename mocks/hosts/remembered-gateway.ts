import { createGateway, type Gateway } from '../gateway'
import { cookiesOf } from '../server/cookies'
import { fullResponse, type GatewayResponse } from '../server/response'
import { DEFAULT_WORLD } from '../worlds'
import { CookieJar } from './cookie-jar'
import type { JournalEntry } from './worker-journal'

/** Where calls are written down; `WorkerJournal`, or a list in a test. */
export interface Journal {
  calls: () => Promise<JournalEntry[]>
  add: (entry: JournalEntry) => Promise<void>
  text: (name: string) => Promise<string>
  keep: (name: string, text: string) => Promise<void>
}

const CHANGING_READ =
  /^\/api\/(?:user\/(?:token|aff)|oauth\/.*|channel\/(?:test|update_balance).*|verification|reset_password)\/?$/
// Faults, held answers and the log of calls are tools of the moment.
const LASTING_CONTROL = /^\/__gateway\/(?:worlds|clock|options|consume|traffic)\/?$/
const DEMO = 'this site is for demonstration only, no server'
const REFUSAL = /^\s*\{"success":false/

function isWritten(method: string, path: string): boolean {
  if (path.startsWith('/__gateway/')) return method === 'POST' && LASTING_CONTROL.test(path)
  // Signing in changes the cookies alone, which are kept anyway.
  if (path === '/api/user/login' || path === '/api/user/logout') return false
  return method === 'GET' ? CHANGING_READ.test(path) : true
}

function worldNow(gateway: Gateway, cookies: string): number {
  const id = cookiesOf(cookies).get('gateway_world') ?? DEFAULT_WORLD
  return (gateway.worlds.find(id) ?? gateway.worlds.find(DEFAULT_WORLD))?.clock.now() ?? 0
}

/** A new world begins at the second at which it was first made, not at that of the repetition. */
function atItsTime({ url, body, at }: JournalEntry): string {
  if (!/\/__gateway\/worlds\/?$/.test(new URL(url).pathname)) return body
  return JSON.stringify({ clock: at, ...JSON.parse(body || '{}') })
}

async function repeat(gateway: Gateway, entry: JournalEntry): Promise<void> {
  const { method, url, cookies, at } = entry
  const id = cookiesOf(cookies).get('gateway_world') ?? DEFAULT_WORLD
  gateway.worlds.find(id)?.clock.freeze(at)
  const body = method === 'GET' ? undefined : atItsTime(entry)
  // Controls want a body that is labelled; no other call looks at the label.
  const headers = { 'content-type': 'application/json' }
  await gateway.handle(new Request(url, { method, headers, body }), { cookies })
}

/** A gateway that is what it was after its process was stopped, for one browser: its answers and its cookies. */
export interface RememberedGateway {
  /** Answers a call and writes it down when it changed something. */
  answer: (request: Request) => Promise<GatewayResponse>
}

/**
 * Starts a gateway and makes every call again that the journal holds. Seeds and secrets are the same on every run, so
 * the same calls at the same times lead to the same tables.
 */
export async function rememberedGateway(journal: Journal): Promise<RememberedGateway> {
  const began = Number(await journal.text('began')) || Math.floor(Date.now() / 1000)
  await journal.keep('began', String(began))
  const gateway = createGateway({ clock: began })
  const jar = new CookieJar()
  for (const line of (await journal.text('cookies')).split('; ').filter(Boolean)) jar.keep(line)
  for (const entry of await journal.calls()) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they were made
    await repeat(gateway, entry)
  }
  const ahead = Number(await journal.text('ahead'))
  for (const { clock } of gateway.worlds.all()) {
    clock.freeze(Math.floor(Date.now() / 1000) + ahead)
    clock.run()
  }

  return {
    answer: async (request) => {
      const { method, url } = request
      const { pathname } = new URL(url)
      const cookies = jar.header()
      const entry = { method, url, cookies, at: worldNow(gateway, cookies) }
      const body = method === 'GET' ? '' : await request.clone().text()
      const answer = await gateway.handle(request, { cookies })
      if (answer.kind === 'reset') return answer
      for (const [name, value] of answer.headers) if (name === 'Set-Cookie') jar.keep(value)
      if (jar.header() !== cookies) await journal.keep('cookies', jar.header())
      const isDone = answer.status === 200 && !REFUSAL.test(answer.body)
      if (isDone && isWritten(method, pathname)) await journal.add({ ...entry, body })
      if (pathname.startsWith('/__gateway/clock')) {
        const now = worldNow(gateway, jar.header())
        await journal.keep('ahead', String(now - Math.floor(Date.now() / 1000)))
      }
      // What needs more than this gateway has: the console says in its words that this is a demonstration.
      return answer.status === 501 ? fullResponse(405, DEMO, 'text/plain; charset=utf-8') : answer
    },
  }
}
