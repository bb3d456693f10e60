import ky, { isKyError, isTimeoutError } from 'ky'
import * as z from 'zod/mini'
import { currentLanguage } from '#/i18n/i18n'
import { unwrapEnvelope, failureFromStatus, type Envelope } from './envelope'
import { HttpFailure, type FailureKind } from './failure'
import { isOtherList, isWrite, readOnlyServer, SERVER_NAMES } from './other-server'
import { lenient } from './rows'
import { updateClockSkew } from './server-clock'

/** Server ids are positive integers; any other text in a path could address another endpoint. */
const ID = /^[1-9][0-9]{0,15}$/

/** Path of an API endpoint: a literal, with `{id}` as the placeholder of an id. */
export type ApiPath = `api/${string}`

/**
 * Replaces `{id}` in an API path. Throws `RangeError` when the id is not a positive integer, so that no text of the
 * address bar becomes part of a request path.
 */
export function fillApiPath(path: ApiPath, id?: number): string {
  if (!path.includes('{id}')) return path
  const text = String(id)
  if (!ID.test(text)) throw new RangeError(`not an id: ${text}`)
  return path.replace('{id}', text)
}

declare global {
  interface Window {
    /** Responses that public/start.js has requested, by path and query. */
    preloadedResponses?: Map<string, Promise<Response>>
  }
}

/**
 * Replaces `fetch`: uses a response preloaded by public/start.js once, otherwise sends the request. Rejects like
 * `fetch`, also when the preload failed.
 */
export async function fetchPreloaded(request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!(request instanceof Request) || request.method !== 'GET') return fetch(request, init)
  const { pathname, search } = new URL(request.url)
  const preloaded = window.preloadedResponses?.get(pathname + search)
  if (!preloaded) return fetch(request, init)
  window.preloadedResponses?.delete(pathname + search)
  const { signal } = request
  signal.throwIfAborted()
  const abort = new Promise<never>((_, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- rejects with the abort reason, like `fetch`
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([preloaded, abort])
}

/** Discards unused preloaded responses, e.g. when another account signs in. */
export function discardPreloadedResponses(): void {
  window.preloadedResponses = undefined
}

/** Request timeouts in ms, by kind of request. */
const TIMEOUTS_MS = {
  read: 20_000,
  sum: 30_000,
  write: 30_000,
  balance: 60_000,
  test: 120_000,
  /** Deleting years of log entries takes long. */
  clear: 120_000,
  /** Log-out: the client clears its session in any case, so the user should not wait. */
  leave: 5000,
} as const

/** Schema for endpoints whose response data is ignored. */
export const nothing = lenient(() => undefined)

interface CallOptions {
  /** Replaces `{id}` in the path. */
  id?: number
  search?: Record<string, string | number | boolean | undefined>
  body?: unknown
  signal?: AbortSignal
  timeout?: keyof typeof TIMEOUTS_MS
  /** The request goes on when the page is left; the browser limits the body to 64 KiB. */
  keepalive?: boolean
}

// No retries at this level: a GET of this server may rotate a token or spend money. The query cache decides.
export const plainClient = ky.create({
  retry: 0,
  throwHttpErrors: false,
  credentials: 'same-origin',
  cache: 'no-store',
})

const client = plainClient.extend({
  redirect: 'manual',
  fetch: fetchPreloaded,
  hooks: { beforeRequest: [({ request }) => request.headers.set('Accept-Language', currentLanguage())] },
})

type Method = 'get' | 'post' | 'put' | 'delete'

/** Converts errors of ky and the browser to `HttpFailure`, by default `unreachable`; an abort by the caller passes unchanged. */
export function toHttpFailure(
  error: unknown,
  signal: AbortSignal | undefined,
  kind: FailureKind = 'unreachable',
): unknown {
  if (signal?.aborted || error instanceof HttpFailure) return error
  if (isTimeoutError(error)) return new HttpFailure({ kind: 'timeout', cause: error })
  return isKyError(error) || error instanceof TypeError ? new HttpFailure({ kind, cause: error }) : error
}

/** When calls were sent, in unix ms: the server counts them against its limit. */
export const sentAt: number[] = []
let tellTabs: ((at: number) => void) | undefined

/** Counts the calls of the other open tabs, too: they share the limit. */
export function shareCalls(): void {
  const tabs = new BroadcastChannel('calls')
  tabs.addEventListener('message', ({ data }) => sentAt.push(Number(data)))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window, and has one origin
  tellTabs = (at) => tabs.postMessage(at)
}

async function send(method: Method, address: ApiPath, options: CallOptions) {
  if (!navigator.onLine) throw new HttpFailure({ kind: 'offline' })
  const now = Date.now()
  sentAt.push(now)
  tellTabs?.(now)
  try {
    const pending = client(fillApiPath(address, options.id), {
      method,
      baseUrl: window.location.origin,
      searchParams: options.search,
      json: options.body,
      signal: options.signal,
      keepalive: options.keepalive,
      timeout: TIMEOUTS_MS[options.timeout ?? (method === 'get' ? 'read' : 'write')],
    })
    const response = await pending
    updateClockSkew(response.headers.get('date'))
    // The time limit covers the body only if ky reads it.
    return { response, body: await pending.text() }
  } catch (error) {
    throw toHttpFailure(error, options.signal)
  }
}

async function fetchEnvelope(method: Method, address: ApiPath, options: CallOptions): Promise<Envelope> {
  // Another server of the family may store it in another way.
  const server = readOnlyServer.read()
  if (server !== undefined && isWrite(method, address))
    throw new HttpFailure({ kind: 'otherServer', serverMessage: SERVER_NAMES[server] })
  const { response, body } = await send(method, address, options)
  if (!response.ok) throw failureFromStatus(response, body)
  // An empty body of PUT or DELETE means success; the caller refetches the record.
  if (body === '' && (method === 'put' || method === 'delete'))
    return { success: true, message: '', data: undefined }
  return unwrapEnvelope(body, method === 'get' ? 'read' : 'write')
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, { id }: CallOptions) {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  // `null` for a request with an id means that the record does not exist.
  if (value === null && id !== undefined) throw new HttpFailure({ kind: 'notFound', status: 200 })
  const kind = isOtherList(value) ? 'otherList' : 'malformed'
  throw new HttpFailure({ kind, status: 200, cause: result.error })
}

/**
 * Creates a request function that parses what `select` takes out of the envelope. It throws `HttpFailure`, or the abort
 * reason of `signal`.
 */
function call(method: Method, select: (envelope: Envelope) => unknown = (envelope) => envelope.data) {
  return async <Schema extends z.core.$ZodType>(
    address: ApiPath,
    schema: Schema,
    options: CallOptions = {},
  ) => parse(schema, select(await fetchEnvelope(method, address, options)), options)
}

/** HTTP client of the gateway; unwraps the envelope and parses its data by a schema. */
export const gateway = {
  get: call('get'),
  /** For endpoints with results next to `data`: channel tests and balances. */
  getEnvelope: call('get', (envelope) => envelope),
  post: call('post'),
  put: call('put'),
  remove: call('delete'),
}
