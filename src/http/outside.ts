import ky, { isTimeoutError } from 'ky'
import * as z from 'zod/mini'
import { HttpFailure } from './failure'

const LIMIT_MS = 8000
/** Release notes are some KiB; whatever is much longer is something else. */
const MOST_CHARACTERS = 1024 * 1024
const TOO_MANY = 429

// Nothing of ours goes along: no cookie, no address of this page, no header that the gateway is told (T-45).
const client = ky.create({
  retry: 0,
  throwHttpErrors: false,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  timeout: LIMIT_MS,
})

async function textAt(address: string, signal: AbortSignal | undefined): Promise<string> {
  if (!navigator.onLine) throw new HttpFailure({ kind: 'offline' })
  try {
    const response = await client.get(address, { signal })
    const text = await response.text()
    if (response.ok) return text
    // Never one of the kinds that say something about the session here: this is another server.
    const kind = response.status === TOO_MANY ? 'tooMany' : 'other'
    throw new HttpFailure({ kind, status: response.status })
  } catch (error) {
    if (signal?.aborted || error instanceof HttpFailure) throw error
    throw new HttpFailure({ kind: isTimeoutError(error) ? 'timeout' : 'other', cause: error })
  }
}

/** Reads JSON from a public server that is not the gateway. Throws `HttpFailure`, or the caller's own abort. */
export async function readOutside<Schema extends z.core.$ZodType>(
  address: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  const text = await textAt(address, signal)
  try {
    if (text.length > MOST_CHARACTERS) throw new RangeError('too long')
    return z.parse(schema, JSON.parse(text))
  } catch (cause) {
    throw new HttpFailure({ kind: 'malformed', status: 200, cause })
  }
}
