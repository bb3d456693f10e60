import { createParser } from 'eventsource-parser'
import ky, { isKyError } from 'ky'
import * as z from 'zod/mini'

/** Path of a call of the relay. */
export type RelayPath = `v1/${string}`

/**
 * Why a call of the relay has failed. `refused`: the server or the provider said no; `cutOff`: the answer broke off;
 * `malformed`: an answer that is none of the relay.
 */
export type RelayErrorKind = 'offline' | 'unreachable' | 'refused' | 'cutOff' | 'malformed'

interface RelayErrorInit {
  kind: RelayErrorKind
  /** Words of the relay, unchanged; blank when there are none. */
  message?: string
  /** HTTP status, if there was a response. */
  status?: number
  cause?: unknown
}

/** The only error of the relay's client, besides aborts. It never ends the session: a key was refused, not the account. */
export class RelayError extends Error {
  readonly kind: RelayErrorKind
  readonly status: number | undefined

  constructor({ kind, message = '', status, cause }: RelayErrorInit) {
    super(message, { cause })
    this.name = 'RelayError'
    this.kind = kind
    this.status = status
  }
}

const errorBody = z.object({ error: z.object({ message: z.string() }) })

/** The relay's own words in an error body; undefined if it is none. */
export function relayWords(body: unknown): string | undefined {
  return z.safeParse(errorBody, body).data?.error.message
}

/** Parses a JSON text; undefined if it is none. */
export function parseRelayJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// No time limit: a model may think for minutes, and the user can stop it.
const client = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  credentials: 'same-origin',
  cache: 'no-store',
})

/** An answer of the relay. */
export interface RelayResponse {
  /** Blank if the server names none; the id of the log entry otherwise. */
  requestId: string
  /** Data of the events as they arrive; undefined if the server does not stream. Throws `RelayError`, or the abort reason. */
  events: AsyncGenerator<string> | undefined
  /** The whole body, of an answer without events. */
  text: () => Promise<string>
}

interface RelayCall {
  /** Key with its `sk-` prefix. Sent in a header and kept nowhere. */
  key: string
  body: unknown
  signal: AbortSignal
}

function toRelayError(error: unknown, kind: RelayErrorKind, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof RelayError) return error
  return isKyError(error) || error instanceof TypeError ? new RelayError({ kind, cause: error }) : error
}

/** Reads a stream of events piece by piece. */
async function* eventsOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const waiting: string[] = []
  const parser = createParser({ onEvent: ({ data }) => waiting.push(data) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a piece follows the one before
      const { value, done } = await reader.read()
      // Some providers end without the blank line that ends an event.
      parser.feed(done ? '\n\n' : decoder.decode(value, { stream: true }))
      yield* waiting.splice(0)
      if (done) return
    }
  } catch (error) {
    throw toRelayError(error, 'cutOff', signal)
  } finally {
    // Left early, the rest of the answer is not wanted. A broken stream cannot be cancelled.
    void reader.cancel().catch(() => undefined)
  }
}

/**
 * Sends a call to the relay with a key instead of the session. Throws `RelayError` with the relay's words when it is refused
 * or does not arrive, and the reason of `signal` when that is aborted.
 */
export async function postToRelay(path: RelayPath, { key, body, signal }: RelayCall): Promise<RelayResponse> {
  if (!navigator.onLine) throw new RelayError({ kind: 'offline' })
  try {
    const response = await client.post(path, {
      baseUrl: window.location.origin,
      headers: { authorization: `Bearer ${key}` },
      json: body,
      signal,
    })
    const { ok, status, headers } = response
    if (!ok) {
      const message = relayWords(parseRelayJson(await response.text()))
      throw new RelayError({ kind: message === undefined ? 'malformed' : 'refused', message, status })
    }
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true
    return {
      requestId: headers.get('x-oneapi-request-id') ?? '',
      events: isStream && response.body ? eventsOf(response.body, signal) : undefined,
      text: async () => {
        try {
          return await response.text()
        } catch (error) {
          throw toRelayError(error, 'cutOff', signal)
        }
      },
    }
  } catch (error) {
    throw toRelayError(error, 'unreachable', signal)
  }
}
