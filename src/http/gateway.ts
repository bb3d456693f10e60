import ky, { isKyError, isTimeoutError } from 'ky'
import * as z from 'zod/mini'
import { currentLanguage } from '#/i18n/i18n'
import { addressOf, type Address } from './address'
import { acceptedAnswer, failureOfStatus, type Answer } from './envelope'
import { HttpFailure } from './failure'
import { fetchOrTake } from './first-answers'
import { hearServerTime } from './server-clock'
import { TIME_LIMITS, type TimeLimit } from './time-limits'

/** Schema for calls whose answer carries nothing to read. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

interface CallOptions {
  /** Replaces `{id}` in the address. */
  id?: number
  search?: Record<string, string | number | boolean | undefined>
  body?: unknown
  signal?: AbortSignal
  limit?: TimeLimit
}

// Retries are the cache's business: a GET of this server may rotate a token or spend money.
const client = ky.create({
  retry: 0,
  throwHttpErrors: false,
  credentials: 'same-origin',
  cache: 'no-store',
  fetch: fetchOrTake,
  hooks: { beforeRequest: [({ request }) => request.headers.set('Accept-Language', currentLanguage())] },
})

type Method = 'get' | 'post' | 'put' | 'delete'

/** Turns what ky or the browser throws into our failure; an abort by the caller goes through as it is. */
function failureOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || error instanceof HttpFailure) return error
  if (isTimeoutError(error)) return new HttpFailure({ kind: 'timeout', cause: error })
  if (isKyError(error) || error instanceof TypeError)
    return new HttpFailure({ kind: 'unreachable', cause: error })
  return error
}

async function send(method: Method, address: Address, options: CallOptions) {
  if (!navigator.onLine) throw new HttpFailure({ kind: 'offline' })
  try {
    const response = await client(addressOf(address, options.id), {
      method,
      baseUrl: window.location.origin,
      searchParams: options.search,
      json: options.body,
      signal: options.signal,
      timeout: TIME_LIMITS[options.limit ?? (method === 'get' ? 'read' : 'write')],
    })
    hearServerTime(response.headers.get('date'))
    return { response, body: await response.text() }
  } catch (error) {
    throw failureOf(error, options.signal)
  }
}

async function answerOf(method: Method, address: Address, options: CallOptions): Promise<Answer> {
  const { response, body } = await send(method, address, options)
  if (!response.ok) throw failureOfStatus(response, body, options.body)
  // A change that is answered with nothing was made (contract 1.2); the caller reads the record again.
  if (body === '' && (method === 'put' || method === 'delete'))
    return { success: true, message: '', data: undefined }
  return acceptedAnswer(body, method === 'get' ? 'read' : 'write')
}

function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, { id }: CallOptions) {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  // Asked for by its id, and there is nothing: the record is gone (N1).
  if (value === null && id !== undefined) throw new HttpFailure({ kind: 'gone', status: 200 })
  throw new HttpFailure({ kind: 'malformed', status: 200, cause: result.error })
}

/** Reads what `part` takes out of an answer by `schema`. Throws `HttpFailure`, or the caller's own abort. */
function call(method: Method, part: (answer: Answer) => unknown = (answer) => answer.data) {
  return async <Schema extends z.core.$ZodType>(
    address: Address,
    schema: Schema,
    options: CallOptions = {},
  ) => parsed(schema, part(await answerOf(method, address, options)), options)
}

/** The server, spoken to in its own addresses; one answer shape for all (contract 1.1). */
export const gateway = {
  get: call('get'),
  /** For the few answers that carry their findings beside the envelope: tests and balances (D3). */
  getWhole: call('get', (answer) => answer),
  post: call('post'),
  put: call('put'),
  remove: call('delete'),
}
