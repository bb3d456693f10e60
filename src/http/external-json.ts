import * as z from 'zod/mini'
import { parseJson } from './envelope'
import { HttpFailure } from './failure'
import { plainClient, toHttpFailure } from './gateway'

/** Limit of a response; release notes take a few KiB. */
const MAX_CHARACTERS = 1024 * 1024
const RATE_LIMIT_STATUS = 429

/** Fetches JSON from a public server other than the gateway. Throws `HttpFailure`, or the abort reason of `signal`. */
export async function fetchExternalJson<Schema extends z.core.$ZodType>(
  address: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  if (!navigator.onLine) throw new HttpFailure({ kind: 'offline' })
  try {
    // No cookie, no referrer and none of the gateway's headers for another origin.
    const other = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const
    const response = await plainClient.get(address, { ...other, timeout: 8000, signal })
    const text = await response.text()
    // A status of another server says nothing about the session, so 401 must not become `unauthenticated`.
    const kind = response.status === RATE_LIMIT_STATUS ? 'rateLimited' : 'other'
    if (!response.ok) throw new HttpFailure({ kind, status: response.status })
    const result = z.safeParse(schema, text.length > MAX_CHARACTERS ? undefined : parseJson(text))
    if (!result.success) throw new HttpFailure({ kind: 'malformed', status: 200, cause: result.error })
    return result.data
  } catch (error) {
    throw toHttpFailure(error, signal, 'other')
  }
}
