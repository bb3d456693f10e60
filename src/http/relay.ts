import { createParser } from 'eventsource-parser'
import { messageOfError, parseJson } from './envelope'
import { HttpFailure } from './failure'
import { plainClient, toHttpFailure } from './gateway'

interface RelayCall {
  /** Key with its `sk-` prefix. Sent in a header and kept nowhere. */
  key: string
  body: unknown
  signal: AbortSignal
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
    throw toHttpFailure(error, signal, 'truncated')
  } finally {
    // Left early, the rest of the answer is not wanted. A broken stream cannot be cancelled.
    void reader.cancel().catch(() => undefined)
  }
}

/**
 * Sends a call to the relay with a key instead of the session. Throws `HttpFailure`, or the reason of `signal` when that is aborted:
 * `refused` with the relay's words whatever the status, because a key was refused and not the account, `malformed` if they are
 * none, `truncated` when the answer breaks off.
 */
export async function postToRelay(path: `v1/${string}`, { key, body, signal }: RelayCall) {
  if (!navigator.onLine) throw new HttpFailure({ kind: 'offline' })
  try {
    const response = await plainClient.post(path, {
      baseUrl: window.location.origin,
      // A model may think for minutes, and the user can stop it.
      timeout: false,
      headers: { authorization: `Bearer ${key}` },
      json: body,
      signal,
    })
    const { ok, status, headers } = response
    if (!ok) {
      const serverMessage = messageOfError(parseJson(await response.text()))
      throw new HttpFailure({
        kind: serverMessage === undefined ? 'malformed' : 'refused',
        serverMessage,
        status,
      })
    }
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true
    return {
      /** Blank if the server names none; the id of the log entry otherwise. */
      requestId: headers.get('x-oneapi-request-id') ?? '',
      /** Data of the events as they arrive; undefined if the server does not stream. */
      events: isStream && response.body ? eventsOf(response.body, signal) : undefined,
      /** The whole body, of an answer without events. */
      text: () =>
        response.text().catch((error: unknown) => {
          throw toHttpFailure(error, signal, 'truncated')
        }),
    }
  } catch (error) {
    throw toHttpFailure(error, signal)
  }
}
