import { clippedTextOf, isUnauthenticated, messageOf, wasNotProcessed } from '#/http/failure'
import { channelName, channelQueries } from '#/resources/channel/channel'
import { channelTestMutations } from '#/resources/channel/channel-test-mutations'
import { isModelMissing } from '#/resources/channel/missing-model'
import { AnotherRecord, isSameRecord } from '#/resources/known-record'
import { fetchFresh } from '../cache'
import type { ItemOutcome, JobItem, TestSettings } from './job'
import type { JobKind, StepContext } from './job-kind'
import { saveTestsCsv } from './test-cells'

const TIMED_OUT = 'timed out'
const DEFAULT_SETTINGS: TestSettings = { concurrency: 1, timeout: 30 }

/** Makes one test. Rejects when nothing more can succeed, or when the server wants it later; any other end is an outcome. */
async function testChannel(item: JobItem, { mutate, signal, job }: StepContext): Promise<ItemOutcome> {
  const { model = '' } = item
  const { timeout } = job.settings ?? DEFAULT_SETTINGS
  const abort = new AbortController()
  const stop = () => abort.abort()
  signal.addEventListener('abort', stop)
  const expiry = setTimeout(() => abort.abort(TIMED_OUT), timeout * 1000)
  try {
    const result = await mutate(channelTestMutations.testOfMany(item), { model, signal: abort.signal })
    // A lost response of this mutation is never confirmed.
    const ms = typeof result === 'symbol' ? 0 : result.responseTime
    return { state: 'done', ms }
  } catch (error) {
    if (abort.signal.reason === TIMED_OUT) return { state: 'failed', code: 'timedOut' }
    if (signal.aborted) return { state: 'unknown', code: 'stopped' }
    if (isUnauthenticated(error) || wasNotProcessed(error)) throw error
    const code = isModelMissing(error) ? 'missing' : undefined
    return { state: 'failed', reason: messageOf(error), fullText: clippedTextOf(error), code }
  } finally {
    clearTimeout(expiry)
    signal.removeEventListener('abort', stop)
  }
}

/** Tests of channels. What is tested again is compared with the channels that are there now: an id alone is no channel. */
export const testKind: JobKind = {
  noun: 'channel',
  writesNothing: true,
  isAbortable: true,
  requests: 1,
  step: testChannel,
  nameOf: ({ name, model = '' }) => (model ? `${name} · ${model}` : name),
  saveCsv: saveTestsCsv,
  page: { to: '/channel/tests', label: 'tests.results' },
  prepare: async (cache) => {
    const query = { ...channelQueries.matching(''), meta: { errorHandledBy: 'caller' as const } }
    const { rows } = await fetchFresh(cache, query)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return (item) => {
      const now = byId.get(item.id)
      const isSame = !now || isSameRecord(item, { ...now, names: [now.name, channelName(now)] })
      return isSame ? undefined : new AnotherRecord({ id: item.id, name: channelName(now) })
    }
  },
}
