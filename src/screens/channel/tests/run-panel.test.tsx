import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { channelSchema, type Channel } from '#/resources/channel/channel'
import type { Job, JobItem } from '#/app/jobs/job'
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
  render(<RunPanel job={job} channels={channels} />)
}

it.each<[string, readonly Outcome[], string]>([
  [
    'cancelled tests apart from failed ones',
    [OK, OK, OK, ABORTED, ABORTED, NOT_SENT, NOT_SENT],
    '3 of 7 done · 2 with an unknown result: check them in the list · 2 not sent',
  ],
  [
    'a timed-out test as failed, one of a channel that is being deleted as not sent',
    [OK, FAILED, TIMED_OUT, UNKNOWN, SKIPPED],
    '1 of 5 done · 2 failed · 1 with an unknown result: check them in the list · 1 not sent',
  ],
])('test matrix: counts %s, as the card of the job does', (_what, outcomes, expected) => {
  mount(jobOf('over', outcomes))
  expect(screen.getByRole('status').textContent).toBe(expected)
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
