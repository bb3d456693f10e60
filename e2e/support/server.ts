import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { WorldSummary } from '../../mocks/control/world-controls'
import type { FaultOrder } from '../../mocks/server/fault-order'
import type { LoggedRequest } from '../../mocks/server/request-log'
import type { UserOnWire } from '../../mocks/user/user-row'
import type { ConsumeOrder } from '../../mocks/traffic/consume-order'
import type { SentMail } from '../../mocks/mail/sent-mail'
import type { WorldOrder } from '../../mocks/world'

/** What the gateway answers in its envelope. */
interface Envelope<Data> {
  success: boolean
  message: string
  data: Data
}

/** The embedded gateway as a test sees it: its own world, steered from outside the browser. */
export interface Server {
  /** Signs a user of the seed in without the form: here, and wherever the session cookie is put. */
  signIn: (username: string) => Promise<{ user: UserOnWire; session: string }>
  /** Makes calls fail, see mocks/README.md. */
  fault: (order: FaultOrder) => Promise<void>
  /** Removes all faults and lets held answers go. */
  clearFaults: () => Promise<void>
  /** Lets held answers go; the faults stay. */
  release: () => Promise<void>
  /** How many answers are held back now. */
  held: () => Promise<number>
  /** The calls to `/api` that reached the server so far, in order, as `GET /api/status`. */
  calls: (pattern?: RegExp) => Promise<string[]>
  /** The same with bodies, statuses and headers. */
  requests: () => Promise<LoggedRequest[]>
  /** Every call that the gateway knows, as `GET /api/user/:id`. */
  knownCalls: () => Promise<string[]>
  /** Forgets the calls so far. */
  forgetCalls: () => Promise<void>
  /** Moves the server's clock. */
  clock: (move: { set?: number; advance?: number; run?: boolean }) => Promise<void>
  /** Saves options as a root would. */
  options: (values: Record<string, string>) => Promise<void>
  /** A call of the relay that goes well upstream: it costs its user, and leaves a log entry. */
  consume: (order: ConsumeOrder) => Promise<void>
  /** The mails that left the server, oldest first; none leaves without the option `SMTPServer`. */
  mails: () => Promise<SentMail[]>
  /** A call as another program would make it, with the session of `signIn`; the data of the envelope. */
  call: <Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Data>
}

async function ok(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return answer
}

/** Makes a world of its own for `api`, whose cookies name it from then on. */
export async function openWorld(api: APIRequestContext, order: WorldOrder): Promise<Server> {
  const control = async (name: string, data: unknown = {}) =>
    ok(await api.post(`/__gateway/${name}`, { data }))
  const requests = async () => {
    const entries: LoggedRequest[] = await (await ok(await api.get('/__gateway/requests'))).json()
    return entries
  }
  await control('worlds', order)
  return {
    signIn: async (username) => {
      const answer = await control('sign-in', { username })
      const user: UserOnWire = await answer.json()
      const { cookies } = await api.storageState()
      return { user, session: cookies.find(({ name }) => name === 'session')?.value ?? '' }
    },
    fault: async (rule) => void (await control('faults', rule)),
    clearFaults: async () => void (await ok(await api.delete('/__gateway/faults'))),
    release: async () => void (await control('release')),
    held: async () => {
      const summary: WorldSummary = await (await ok(await api.get('/__gateway/worlds/current'))).json()
      return summary.held
    },
    requests,
    calls: async (pattern = /^/) =>
      (await requests()).map(({ method, path }) => `${method} ${path}`).filter((call) => pattern.test(call)),
    knownCalls: async () => {
      const { calls }: { calls: string[] } = await (
        await ok(await api.get('/__gateway/faults/choices'))
      ).json()
      return calls
    },
    forgetCalls: async () => void (await ok(await api.delete('/__gateway/requests'))),
    clock: async (move) => void (await control('clock', move)),
    options: async (values) => void (await control('options', values)),
    consume: async (used) => void (await control('consume', used)),
    mails: async () => {
      const mails: SentMail[] = await (await ok(await api.get('/__gateway/mails'))).json()
      return mails
    },
    call: async <Data>(method: string, path: string, body?: unknown) => {
      const answer: Envelope<Data> = await (await ok(await api.fetch(path, { method, data: body }))).json()
      if (!answer.success) throw new Error(`${method} ${path}: ${answer.message}`)
      return answer.data
    },
  }
}
