import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { WorldSummary } from '../../mocks/control/world-controls'
import type { FaultOrder } from '../../mocks/server/fault-order'
import type { LoggedRequest } from '../../mocks/server/request-log'
import type { UserOnWire } from '../../mocks/user/user-row'
import type { ConsumeBody } from '../../mocks/traffic/consume-order'
import type { SentMail } from '../../mocks/mail/sent-mail'
import type { WorldOrder } from '../../mocks/world'

/** Response envelope of the gateway. */
interface Envelope<Data> {
  success: boolean
  message: string
  data: Data
}

/** Client for the control API of the embedded gateway; each test has its own world. */
export interface Server {
  /**
   * Signs in a seed user without the form: for this client, and for any browser that gets the returned session
   * cookie.
   */
  signIn: (username: string) => Promise<{ user: UserOnWire; session: string }>
  /** Adds a fault rule that makes calls fail, see mocks/README.md. */
  fault: (order: FaultOrder) => Promise<void>
  /** Removes all faults and releases held responses. */
  clearFaults: () => Promise<void>
  /** Releases held responses; the faults stay. */
  release: () => Promise<void>
  /** Returns the number of responses that are being held. */
  held: () => Promise<number>
  /** Returns the `/api` requests that have reached the server, in order, as `GET /api/status`. */
  calls: (pattern?: RegExp) => Promise<string[]>
  /** Returns the same requests with bodies, statuses and headers. */
  requests: () => Promise<LoggedRequest[]>
  /** Returns every route of the gateway, as `GET /api/user/:id`. */
  knownCalls: () => Promise<string[]>
  /** Clears the request log. */
  forgetCalls: () => Promise<void>
  /** Moves the server's clock. */
  clock: (move: { set?: number; advance?: number; run?: boolean }) => Promise<void>
  /** Saves options with root permissions. */
  options: (values: Record<string, string>) => Promise<void>
  /** Simulates a successful relay request: it uses the user's quota and adds a log entry. */
  consume: (order: ConsumeBody) => Promise<void>
  /** Returns the sent mails, oldest first; without the option `SMTPServer` none is sent. */
  mails: () => Promise<SentMail[]>
  /** Makes an API request outside the browser with the session of `signIn`; returns the data of the envelope. */
  call: <Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Data>
}

async function ok(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return answer
}

/** Creates a world for `api`; its cookie selects this world from then on. */
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
