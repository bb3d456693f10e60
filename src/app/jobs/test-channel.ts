import { clippedTextOf, isUnauthenticated, messageOf, wasNotProcessed } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { channelTestMutations } from '#/resources/channel/channel-test-mutations'
import { isModelMissing } from '#/resources/channel/missing-model'
import type { ItemOutcome, JobItem } from './job'
import type { StepContext } from './silent-mutate'

const DEFAULT_TIMEOUT_S = 30

/** Makes one test. Rejects when nothing more can succeed, or when the server wants it later; any other end is an outcome. */
export async function testChannel(item: JobItem, { mutate, signal, job }: StepContext): Promise<ItemOutcome> {
  const expiry = new AbortController()
  const timeout = job.settings?.timeout ?? DEFAULT_TIMEOUT_S
  // Not `AbortSignal.timeout`, which no clock of a test moves.
  const timer = setTimeout(() => expiry.abort(), timeout * 1000)
  try {
    const variables = { model: item.model ?? '', signal: AbortSignal.any([signal, expiry.signal]) }
    const result = await mutate(channelTestMutations.test(item), variables)
    // A lost response of this mutation is never confirmed.
    return { state: 'done', ms: typeof result === 'symbol' ? 0 : result.row.response_time }
  } catch (error) {
    if (signal.aborted) return { state: 'unknown', code: 'stopped' }
    if (expiry.signal.aborted)
      return { state: 'failed', code: 'timedOut', reason: t('tests.reason.timedOut', { n: timeout }) }
    if (isUnauthenticated(error) || wasNotProcessed(error)) throw error
    const code = isModelMissing(error) ? 'missing' : undefined
    return { state: 'failed', reason: messageOf(error), fullText: clippedTextOf(error), code }
  } finally {
    clearTimeout(timer)
  }
}
