import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setLanguage } from '#/i18n/i18n'
import { channelSchema, type Channel } from '#/resources/channel/channel'
import { groupByState, type Job, type JobItem } from '#/app/jobs/job'
import { RunPanel } from './run-panel'
import { render } from '../../../../checks/render'

type Outcome = Omit<JobItem, 'id' | 'name' | 'model'>

const OK: Outcome = { state: 'done', ms: 500 }
const FAILED: Outcome = { state: 'failed', reason: 'bad key' }
const TIMED_OUT: Outcome = { state: 'failed', code: 'timedOut' }
const ABORTED: Outcome = { state: 'unknown', code: 'stopped' }
const UNKNOWN: Outcome = { state: 'unknown' }
const NOT_SENT: Outcome = { state: 'waiting' }
const SKIPPED: Outcome = { state: 'waiting', reason: 'This is being deleted' }

const jobOf = (phase: Job['phase'], outcomes: readonly Outcome[], rest: Partial<Job> = {}): Job => ({
  id: '1',
  owner: 1,
  kind: 'channel.test',
  title: 'Tests',
  phase,
  settings: { concurrency: 2, timeout: 30 },
  items: outcomes.map((outcome, n) => ({
    id: n + 1,
    name: `channel ${n + 1}`,
    model: 'm',
    isDue: phase !== 'over',
    ...outcome,
  })),
  ...rest,
})

function mount(job: Job, channels: readonly Channel[] = []): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RunPanel job={job} channels={channels} onRetest={() => {}} />
    </QueryClientProvider>,
  )
}

const result = () => screen.getAllByRole('status')[0]?.textContent
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Test matrix' })

const cancelled = jobOf('over', [OK, OK, OK, ABORTED, ABORTED, NOT_SENT, NOT_SENT, NOT_SENT])

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
  mount(jobOf('over', [OK, FAILED, TIMED_OUT, SKIPPED]))
  expect(result()).toBe('All tests are done: 1 ok, 2 failed. 1 not sent: the channel is being deleted.')
  expect([bar().value, bar().max]).toEqual([4, 4])
})

it('test matrix: a test that is stopped by itself is no failure while the others go on', () => {
  mount(jobOf('running', [OK, ABORTED, NOT_SENT, NOT_SENT]))
  expect([bar().value, bar().max]).toEqual([2, 4])
  expect(bar().getAttribute('aria-valuetext')).toMatch(
    /^2 of 4 tested: 1 ok, 0 failed · 1 with an unknown result: no answer came before it was cancelled/,
  )
})

it('test matrix: the page and the card of the job count the same', () => {
  const job = jobOf('over', [OK, FAILED, TIMED_OUT, ABORTED, UNKNOWN, NOT_SENT, SKIPPED])
  mount(job)
  expect(result()).toMatch(
    /^The tests have ended: 1 ok, 2 failed\. 1 not sent: cancelled\. 1 not sent: the channel .* 2 with an unknown result/,
  )
  const { done, failed, unknown, notSent } = groupByState(job.items)
  expect([done, failed, unknown, notSent].map(({ length }) => length)).toEqual([1, 2, 2, 2])
})

it('test matrix: the reason of a failure stands in its cell, and the filter leaves only tests without success', () => {
  mount(jobOf('over', [OK, FAILED, TIMED_OUT, NOT_SENT]))
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
  mount(jobOf('over', [OK, FAILED, TIMED_OUT, NOT_SENT]))
  expect(screen.getByRole('button', { name: 'Retest 2 failed' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Retest 3 without success' })).toBeDefined()
})

const channel = (id: number, name: string, created_time: number) =>
  channelSchema.parse({ id, type: 1, status: 1, name, models: 'm', created_time })

it('test matrix: what is offered for the channels leaves out those whose id belongs to another one now', () => {
  const job = jobOf('over', [FAILED, FAILED])
  const items = job.items.map((item) => ({ ...item, created_time: 5 }))
  const offer = () => screen.queryByRole('button', { name: /^Disable/ })?.textContent
  mount({ ...job, items }, [channel(1, 'channel 1', 5), channel(2, 'channel 2', 9)])
  expect(offer()).toBe('Disable 1 without a working model')
})
