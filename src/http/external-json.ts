import ky, { isTimeoutError } from 'ky'
import * as z from 'zod/mini'
import { HttpFailure } from './failure'

const TIMEOUT_MS = 8000
/** Limit of a response; release notes take a few KiB. */
const MAX_CHARACTERS = 1024 * 1024
const RATE_LIMIT_STATUS = 429

// Sends no cookie, no referrer and none of the gateway's headers to another origin.
const client = ky.create({
  retry: 0,
  throwHttpErrors: false,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  timeout: TIMEOUT_MS,
})

async function fetchText(address: string, signal: AbortSignal | undefined): Promise<string> {
  if (!navigator.onLine) throw new HttpFailure({ kind: 'offline' })
  try {
    const response = await client.get(address, { signal })
    const text = await response.text()
    if (response.ok) return text
    // A status of another server says nothing about the session, so 401 must not become `unauthenticated`.
    const kind = response.status === RATE_LIMIT_STATUS ? 'rateLimited' : 'other'
    throw new HttpFailure({ kind, status: response.status })
  } catch (error) {
    if (signal?.aborted || error instanceof HttpFailure) throw error
    throw new HttpFailure({ kind: isTimeoutError(error) ? 'timeout' : 'other', cause: error })
  }
}

/** Fetches JSON from a public server other than the gateway. Throws `HttpFailure`, or the abort reason of `signal`. */
export async function fetchExternalJson<Schema extends z.core.$ZodType>(
  address: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  const text = await fetchText(address, signal)
  try {
    if (text.length > MAX_CHARACTERS) throw new RangeError('too long')
    return z.parse(schema, JSON.parse(text))
  } catch (cause) {
    throw new HttpFailure({ kind: 'malformed', status: 200, cause })
  }
}
