import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { serverSeconds } from '#/http/server-clock'
import { t } from '#/i18n/i18n'
import { channelName, isChannelDisabled, type Channel, channelQueries } from '#/resources/channel/channel'
import { currentAccount } from '#/session/session'
import type { BulkEntry } from '../bulk/bulk-entry'
import { saveRunCsv } from '../bulk/run-csv'
import { type ExternalRun, closeRun, isShown, newRunId, runIdSchema, showRun, updateRun } from '../bulk/runs'

const startSchema = z.object({
  /** Id of the card. */
  id: runIdSchema,
  scope: z.enum(['all', 'disabled']),
  /** When the server began, in unix seconds of its clock. */
  startedAt: z.int().check(z.positive()),
})
type Start = z.infer<typeof startSchema>

/** Session storage for the tests that an account made the server start; they go on there over a reload. */
export const serverTestStorage = (owner: number) =>
  storedValue(`bulk:${owner}:server-tests`, startSchema, 'session')

const TITLES = { all: 'tests.server.all', disabled: 'tests.server.disabled' } as const

/** A smaller clock skew of the server is not noticed. */
const TOLERATED_SKEW_S = 60

const isTestedSince = ({ test_time }: Channel, startedAt: number) => test_time > startedAt - TOLERATED_SKEW_S

/** Whether a channel was tested. How it ended stands in the log alone: a run of the server stores times of failures too. */
function entryOf(channel: Channel, startedAt: number): BulkEntry {
  const state = isTestedSince(channel, startedAt) ? 'done' : 'waiting'
  return { id: channel.id, name: channelName(channel), state }
}

/** The tests as a run of the panel, with what was read of them. */
function runOf(owner: number, start: Start, entries: readonly BulkEntry[]): ExternalRun {
  const { id, scope, startedAt } = start
  const storage = serverTestStorage(owner)
  const check = async (cache: QueryClient) => {
    const { rows } = await cache.fetchQuery({ ...channelQueries.matching(''), staleTime: 0 })
    const tested = rows.filter(
      (channel) => scope === 'all' || isChannelDisabled(channel) || isTestedSince(channel, startedAt),
    )
    const read = tested.map((channel) => entryOf(channel, startedAt))
    updateRun(runOf(owner, start, read))
  }
  const run: ExternalRun = {
    id,
    owner,
    title: t(TITLES[scope]),
    // The page does nothing for it: leaving it stops nothing.
    phase: 'over',
    entries,
    startedAt,
    commands: {
      // The cache notifies of a failure.
      check: (cache) => void check(cache).catch(() => undefined),
      close: () => {
        // Later tests may have been started.
        if (storage.read()?.id === id) storage.remove()
        closeRun(id)
      },
    },
  }
  return entries.length > 0 ? { ...run, commands: { ...run.commands, csv: () => saveRunCsv(run) } } : run
}

/** Shows tests that the server makes by itself as a run of the panel, which reads the results when it is asked to. */
export function trackServerTests(scope: Start['scope']): void {
  const owner = currentAccount()?.id
  if (owner === undefined) return
  const start = { id: newRunId(), scope, startedAt: serverSeconds() }
  serverTestStorage(owner).write(start)
  showRun(runOf(owner, start, []))
}

/** Shows the tests that an account made the server start before a reload; after a new log-in they may be there still. */
export function restoreServerTests(owner: number): void {
  const start = serverTestStorage(owner).read()
  if (start && !isShown(start.id)) showRun(runOf(owner, start, []))
}
