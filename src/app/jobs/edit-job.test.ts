import { beforeEach, expect, it, vi } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { signIn } from '#/session/session'
import { createCache } from '#/app/cache'
import { putBackPlan } from './job-end'
import { progressOf } from './job'
import { changeJobs, NO_JOBS, jobsStore } from './jobs'
import { runJob, startJob } from './run-job'
import { fakeTime, passTime } from './time.fixture'

vi.mock('#/ui/notifications/notify', () => ({ notify: () => {}, notifyWithAction: () => () => {} }))

const gateway = gatewayPerTest('root')
const cache = createCache(() => {})
const WEIGHT = 77

beforeEach(() => {
  fakeTime()
  changeJobs(NO_JOBS)
  signIn({ id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 })
})

/** Sets the weight of channels; `meanwhile` comes after the plan. */
function start(ids: readonly number[], meanwhile = () => {}): void {
  const items = ids.map((id) => {
    const row = gateway().world().channels.get(id)
    if (!row) throw new Error(`no channel ${id}`)
    const { name, created_time } = row
    return { id, name, created_time, change: { from: { weight: row.weight ?? 0 }, to: { weight: WEIGHT } } }
  })
  meanwhile()
  startJob({ kind: 'channel.edit', title: 'Editing', items }, cache)
}
const job = () => {
  const [first] = jobsStore.read().jobs
  if (!first) throw new Error('no job')
  return first
}
const putBack = () => putBackPlan(job())?.items.map(({ id }) => id)

it('put back: leaves alone what somebody else has set to the same value meanwhile', async () => {
  start([1, 2], () => gateway().world().channels.update(2, { weight: WEIGHT }))
  await passTime(1000)
  expect(job().items.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(putBack()).toEqual([1])
})

it('put back: has what a write without a response turns out to have done', async () => {
  gateway().fault({ call: 'PUT /api/channel/', kind: 'F12', applied: true, times: 1 })
  gateway().fault({ call: 'GET /api/channel/1', kind: 'F12', times: 1, skip: 1 })
  start([1])
  await passTime(1000)
  expect(job().items.map(({ state }) => state)).toEqual(['unknown'])
  expect(gateway().world().channels.get(1)?.weight).toBe(WEIGHT)
  void runJob(job().id, cache)
  await passTime(1000)
  expect(job().items.map(({ state }) => state)).toEqual(['done'])
  expect(putBack()).toEqual([1])
})

it('retry: the progress begins with what is still to do', async () => {
  gateway().fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'no', times: 2 })
  start([1, 2, 3])
  await passTime(1000)
  expect(job().items.filter(({ state }) => state === 'failed')).toHaveLength(2)
  gateway().fault({ call: 'GET /api/channel/{id}', kind: 'F17' })
  void runJob(job().id, cache)
  await passTime(1000)
  expect(progressOf([job()])).toEqual({ n: 1, total: 3 })
  gateway().release()
  await passTime(1000)
  expect(progressOf([job()])).toEqual({ n: 3, total: 3 })
})
