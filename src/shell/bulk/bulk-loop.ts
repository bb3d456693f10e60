import { HttpFailure, waitOf } from '#/http/failure'
import { outcomeOf, type BulkEnd, type BulkEntry } from './bulk-entry'

/** A run sends at most two requests in a second (reliability 3.2). */
export const GAP_MS = 500
/** So often in a row the same record is tried again after the server asked for a pause. */
const MOST_PAUSES = 3

interface Turns {
  /** The places of the entries to work on, in order. */
  places: readonly number[]
  /** Does the work for the entry at a place; rejects with `HttpFailure`. */
  step: (place: number) => Promise<unknown>
  /** How many requests a step makes when all goes well. */
  requests: number
  /** Stops the run before its next step; the one on its way is waited for. */
  signal: AbortSignal
  /** Asked before each step: why no more may be sent, if so. */
  hindrance: () => BulkEnd | undefined
  onEntry: (place: number, change: Pick<BulkEntry, 'state' | 'reason'>) => void
  /** The server wants so many seconds of peace; undefined when they are over. */
  onPause: (seconds: number | undefined) => void
}

/** Resolves after `ms`, or at once when stopped. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', over)
  })
}

/** A failure that ends the whole run, because nothing was sent and nothing more can be. */
function endOf(error: unknown): BulkEnd | undefined {
  if (!(error instanceof HttpFailure)) return undefined
  if (error.kind === 'offline') return 'offline'
  return error.kind === 'unauthenticated' || error.kind === 'banned' ? 'signedOut' : undefined
}

/**
 * Takes one entry after the other, slowly enough for the server. A 429 or 503 pauses everything and goes on by
 * itself, a bounded number of times; being offline or signed out stops; any other failure is noted and passed.
 */
export async function runInTurn(turns: Turns): Promise<BulkEnd> {
  const { places, step, requests, signal, hindrance, onEntry, onPause } = turns
  let freeAt = 0

  async function pause(seconds: number): Promise<void> {
    onPause(seconds)
    await rest(Math.max(seconds * 1000, GAP_MS), signal)
    onPause(undefined)
  }

  /** Tries the entry until it is settled; a reason when the run must end. */
  async function settleEntry(place: number): Promise<BulkEnd | undefined> {
    for (let pauses = 0; ; pauses += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await rest(freeAt - Date.now(), signal)
      const hindered = signal.aborted ? 'stopped' : hindrance()
      if (hindered) return hindered
      onEntry(place, { state: 'sent' })
      freeAt = Date.now() + requests * GAP_MS
      try {
        // oxlint-disable-next-line no-await-in-loop -- as above
        await step(place)
        onEntry(place, { state: 'done' })
        return undefined
      } catch (error) {
        const end = endOf(error)
        const wait = waitOf(error)
        const goesOn = wait?.automatic === true && pauses < MOST_PAUSES
        onEntry(place, end || goesOn ? { state: 'waiting' } : outcomeOf(error))
        if (end) return end
        // Its second look was a request too.
        if (error instanceof HttpFailure && error.outcome !== undefined) freeAt += GAP_MS
        if (!goesOn) return wait && 'tooMany'
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pause(wait.seconds)
      }
    }
  }

  for (const place of places) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const end = await settleEntry(place)
    if (end) return end
  }
  return 'finished'
}
