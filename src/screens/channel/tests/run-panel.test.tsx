// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setLanguage } from '#/i18n/i18n'
import { groupByState } from '#/shell/bulk/bulk-entry'
import type { TestCell, TestRun } from '#/shell/channel-tests/channel-test'
import { testCard } from '#/shell/channel-tests/test-results'
import { RunPanel } from './run-panel'
import { render } from '../../../../checks/render'

const OK: TestCell = { state: 'ok', ms: 500 }
const FAILED: TestCell = { state: 'failed', message: 'bad key', fullText: undefined, isModelMissing: false }
const TIMED_OUT: TestCell = { state: 'timedOut', seconds: 30 }
const ABORTED: TestCell = { state: 'stopped', isSent: true }
const UNKNOWN: TestCell = { state: 'unknown' }
const NOT_SENT: TestCell = { state: 'stopped', isSent: false }
const SKIPPED: TestCell = { state: 'skipped' }
const WAITING: TestCell = { state: 'waiting' }

function runOf(phase: TestRun['phase'], cells: readonly TestCell[]): TestRun {
  const pairs = cells.map((_, n) => ({ channel: { id: n + 1, name: `channel ${n + 1}` }, model: 'm' }))
  return {
    id: '1',
    owner: 1,
    isReloaded: false,
    phase,
    limit: 2,
    wait: undefined,
    settings: { concurrency: 2, timeout: 30 },
    pairs,
    cells: new Map(cells.map((cell, n) => [`${n + 1} m`, cell])),
  }
}

function mount(run: TestRun): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RunPanel run={run} channels={[]} onRetest={() => {}} />
    </QueryClientProvider>,
  )
}

const result = () => screen.getAllByRole('status')[0]?.textContent
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Test matrix' })
const ENGINE = { pause() {}, resume() {}, stop() {}, retry() {}, retryFailed() {} }

const cancelled = runOf('over', [OK, OK, OK, ABORTED, ABORTED, NOT_SENT, NOT_SENT, NOT_SENT])

it('test matrix: cancelled tests are counted apart from failed ones, and the bar ends at what was tested', () => {
  mount(cancelled)
  expect(result()).toBe(
    'The tests have ended: 3 ok, 0 failed. 3 not sent: cancelled. ' +
      '2 with an unknown result: no answer came before they were cancelled or the page was left.',
  )
  expect([bar().value, bar().max]).toEqual([5, 8])
  expect(screen.getByRole('button', { name: 'Retest 5 without success' })).toBeDefined()
})

it('test matrix: cancelled tests are counted apart from failed ones in Chinese too', async () => {
  await setLanguage('zh')
  mount(cancelled)
  expect(result()).toBe(
    '测试已结束：成功 3 个，失败 0 个。 3 个未发送：已取消。 2 个结果未知：在收到响应之前，测试已取消或页面已离开。',
  )
})

it('test matrix: failed and timed-out tests are failed, and the end is not called a cancel', () => {
  mount(runOf('over', [OK, FAILED, TIMED_OUT, SKIPPED]))
  expect(result()).toBe('All tests are done: 1 ok, 2 failed. 1 not sent: the channel is being deleted.')
  expect([bar().value, bar().max]).toEqual([4, 4])
})

it('test matrix: a test that is stopped by itself is no failure while the others go on', () => {
  mount(runOf('running', [OK, ABORTED, WAITING, WAITING]))
  expect([bar().value, bar().max]).toEqual([2, 4])
  expect(bar().getAttribute('aria-valuetext')).toMatch(
    /^2 of 4 tested: 1 ok, 0 failed · 1 with an unknown result: no answer came before it was cancelled/,
  )
})

it('test matrix: the page and the card of the job panel count the same', () => {
  const run = runOf('over', [OK, FAILED, TIMED_OUT, ABORTED, UNKNOWN, NOT_SENT, SKIPPED])
  mount(run)
  expect(result()).toMatch(
    /^The tests have ended: 1 ok, 2 failed\. 1 not sent: cancelled\. 1 not sent: the channel .* 2 with an unknown result/,
  )
  const { done, failed, unknown, notSent } = groupByState(testCard(run, ENGINE).entries)
  expect([done, failed, unknown, notSent].map(({ length }) => length)).toEqual([1, 2, 2, 2])
})

it('test matrix: the reason of a failure stands in its cell, and the filter leaves only tests without success', () => {
  mount(runOf('over', [OK, FAILED, TIMED_OUT, NOT_SENT]))
  expect(screen.getByRole('cell', { name: /bad key/ }).textContent).toBe('failedbad key')
  expect(screen.getAllByRole('row')).toHaveLength(5)
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'rest' } })
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'channel 2 #2',
    'channel 3 #3',
    'channel 4 #4',
  ])
})

it('test matrix: what failed can be repeated without what was not sent', () => {
  mount(runOf('over', [OK, FAILED, TIMED_OUT, NOT_SENT]))
  expect(screen.getByRole('button', { name: 'Retest 2 failed' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Retest 3 without success' })).toBeDefined()
})
