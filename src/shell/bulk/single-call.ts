import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { messageOf } from '#/http/failure'
import { channelQueries } from '#/resources/channel/channel'
import { currentAccount } from '#/session/session'
import { fetchFresh } from '../cache'
import { bulkOutcome, type BulkEntry } from './bulk-entry'
import { saveRunCsv } from './run-csv'
import {
  changeRuns,
  type ExternalRun,
  closeRun,
  hideRun,
  isShown,
  newRunId,
  runIdSchema,
  showRun,
  updateRun,
} from './runs'

/** Reads the ids of the records that are still there, by the name of the call that deletes them. */
const READ_LEFT = {
  'channel.deleteDisabled': async (cache: QueryClient) => {
    const { rows } = await fetchFresh(cache, {
      ...channelQueries.matching(''),
      meta: { errorHandledBy: 'caller' },
    })
    return new Set(rows.map(({ id }) => id))
  },
}
type CallName = keyof typeof READ_LEFT

const callSchema = z.object({
  /** Id of the card. */
  id: runIdSchema,
  name: z.enum(['channel.deleteDisabled']),
  title: z.string().check(z.maxLength(500)),
  records: z.array(z.object({ id: z.int().check(z.positive()), name: z.string() })).check(z.minLength(1)),
})

/** Session storage for the call of an account that is in flight: after a reload its outcome is unknown. */
export const callStorage = (owner: number) => storedValue(`bulk:${owner}:call`, callSchema, 'session')

interface SingleCall<Result> {
  /** Replaces the card of an earlier call of this name. */
  name: CallName
  title: string
  records: ReadonlyArray<{ id: number; name: string }>
  send: () => Promise<Result>
  /** Offers to do the same to the records of a call that failed, after asking again. */
  retry: (ids: ReadonlySet<number>) => void
}

/** Ids of the cards, by `cardKey`. */
const cards = new Map<string, string>()
const cardKey = (owner: number, name: CallName) => `${owner} ${name}`

type Outcome = Pick<BulkEntry, 'state' | 'reason'>

/** The card of one call, which shows outcomes and reads them from the server. */
function createCard(
  card: Pick<ExternalRun, 'id' | 'owner' | 'title' | 'end'>,
  {
    name,
    records,
    retry,
  }: Pick<SingleCall<unknown>, 'name' | 'records'> & Partial<Pick<SingleCall<unknown>, 'retry'>>,
) {
  const entriesWith = (outcome: (id: number) => Outcome) =>
    records.map((record): BulkEntry => ({ id: record.id, name: record.name, ...outcome(record.id) }))
  const runOf = (outcome: (id: number) => Outcome): ExternalRun => {
    const entries = entriesWith(outcome)
    const failed = new Set(entries.filter(({ state }) => state === 'failed').map(({ id }) => id))
    const run: ExternalRun = { ...card, phase: 'over', entries, commands: {} }
    const commands: ExternalRun['commands'] = {
      csv: () => saveRunCsv(run),
      close: () => closeRun(card.id),
      retry: retry && failed.size > 0 ? () => retry(failed) : undefined,
    }
    if (entries.some(({ state }) => state === 'unknown'))
      commands.check = (cache) => void read(cache, 'failed')
    return { ...run, commands }
  }
  const show = (outcome: (id: number) => Outcome) => updateRun(runOf(outcome))
  /** Reads what is still there, which gets the state `left`; unknown if that cannot be read. */
  const read = async (cache: QueryClient, left: 'failed' | 'skipped'): Promise<void> => {
    try {
      const ids = await READ_LEFT[name](cache)
      show((id) => ({ state: ids.has(id) ? left : 'done' }))
    } catch (error) {
      show(() => ({ state: 'unknown', reason: messageOf(error) }))
    }
  }
  return { entriesWith, runOf, show, read }
}

/**
 * Sends one request that deletes many records as a run of the panel, where nothing can be paused, and settles as `send`
 * does. After a success the records are read again: one that is still there was left alone by the server.
 */
export async function sendAsRun<Result>(call: SingleCall<Result>, cache: QueryClient): Promise<Result> {
  const { name, title, records, send } = call
  const owner = currentAccount()?.id
  if (owner === undefined) return send()
  const key = cardKey(owner, name)
  const former = cards.get(key)
  if (former !== undefined) hideRun(former)
  const id = newRunId()
  cards.set(key, id)
  const { entriesWith, show, read } = createCard({ id, owner, title, end: 'finished' }, call)
  const storage = callStorage(owner)
  storage.write({ id, name, title, records: records.map((record) => ({ id: record.id, name: record.name })) })
  const entries = entriesWith(() => ({ state: 'sent' }))
  showRun({ id, owner, title, phase: 'running', entries, commands: {} })
  try {
    const result = await send()
    await read(cache, 'skipped')
    return result
  } catch (error) {
    const outcome = bulkOutcome(error)
    show(() => outcome)
    throw error
  } finally {
    // A later call may be in flight.
    if (storage.read()?.id === id) storage.remove()
  }
}

/**
 * Shows the call of an account that a reload interrupted: what the server did is unknown until it is read. A call of
 * this page is left alone: after a new log-in it may be in flight still.
 */
export function restoreCall(owner: number): void {
  const storage = callStorage(owner)
  const stored = storage.read()
  if (!stored || isShown(stored.id)) return
  storage.remove()
  const { id, name, title } = stored
  cards.set(cardKey(owner, name), id)
  showRun(createCard({ id, owner, title, end: 'reloaded' }, stored).runOf(() => ({ state: 'unknown' })))
  changeRuns({ isOpen: true })
}
