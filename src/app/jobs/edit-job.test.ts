import { beforeEach, expect, it, vi } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { resetPace } from '#/http/pace'
import { createCache } from '#/app/cache'
import { putBackPlan } from './job-end'
import { progressOf } from './job'
import { changeJobs, NO_JOBS, jobsStore, restoreJobs, runs } from './jobs'
import { runJob, startJob } from './run-job'
import { beginAsRoot, firstJob, passTime } from './jobs.fixture'

vi.mock('#/ui/notifications/notify', () => ({ notify: () => {}, notifyWithAction: () => () => {} }))

const gateway = gatewayPerTest('root')
let cache = createCache(() => {})
const WEIGHT = 77

beforeEach(beginAsRoot)

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
const putBack = () => putBackPlan(firstJob())?.items.map(({ id }) => id)

it('put back: leaves alone what somebody else has set to the same value meanwhile', async () => {
  start([1, 2], () => gateway().world().channels.update(2, { weight: WEIGHT }))
  await passTime(1000)
  expect(firstJob().items.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(putBack()).toEqual([1])
})

it('put back: has what a write without a response turns out to have done', async () => {
  gateway().fault({ call: 'PUT /api/channel/', kind: 'F12', applied: true, times: 1 })
  gateway().fault({ call: 'GET /api/channel/1', kind: 'F12', times: 1, skip: 1 })
  start([1])
  await passTime(1000)
  expect(firstJob().items.map(({ state }) => state)).toEqual(['unknown'])
  expect(gateway().world().channels.get(1)?.weight).toBe(WEIGHT)
  void runJob(firstJob().id, cache)
  await passTime(1000)
  expect(firstJob().items.map(({ state }) => state)).toEqual(['done'])
  expect(putBack()).toEqual([1])
})

it('retry: the progress begins with what is still to do', async () => {
  gateway().fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'no', times: 6 })
  start([1, 2, 3, 4, 5, 6, 7])
  await passTime(1000)
  expect(firstJob().items.filter(({ state }) => state === 'failed')).toHaveLength(6)
  gateway().fault({ call: 'GET /api/channel/{id}', kind: 'F17' })
  void runJob(firstJob().id, cache)
  await passTime(1000)
  expect(progressOf([firstJob()])).toEqual({ n: 1, total: 7 })
  gateway().clearFaults()
  await passTime(1000)
  expect(progressOf([firstJob()])).toEqual({ n: 7, total: 7 })
})

/** What a reload in the middle of a job leaves. */
function reload(): void {
  for (const run of runs.values()) run.stop()
  window.dispatchEvent(new Event('pagehide'))
  jobsStore.write(NO_JOBS)
  runs.clear()
  resetPace()
  cache = createCache(() => {})
  restoreJobs(1)
  // What the page before it was waiting for reaches no job of this one.
  changeJobs({ jobs: [{ ...firstJob(), id: 'restored' }] })
}

it('reload in the middle of 200 writes with five faults: the report is true, the rest is sent, and nothing twice', async () => {
  gateway().createWorld({ seed: 'large' })
  gateway().signIn('root')
  const weightOf = (id: number) => gateway().world().channels.get(id)?.weight
  const ids = Array.from({ length: 2000 }, (_, n) => n + 1)
    .filter((id) => weightOf(id) !== undefined && weightOf(id) !== WEIGHT)
    .slice(0, 200)
  gateway().fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'no', skip: 5, times: 1 })
  gateway().fault({ call: 'PUT /api/channel/', kind: 'F12', skip: 5, times: 1 })
  gateway().fault({ call: 'PUT /api/channel/', kind: 'F12', applied: true, skip: 5, times: 1 })
  gateway().fault({ call: 'PUT /api/channel/', kind: 'F08', seconds: 2, skip: 5, times: 1 })
  gateway().fault({ call: 'PUT /api/channel/', kind: 'F17', skip: 5 })
  start(ids)
  await passTime(5000)
  const held = firstJob().items.filter(({ state }) => state === 'running')
  expect(held).toHaveLength(4)
  reload()
  // Their responses come when nobody waits for them any more.
  gateway().clearFaults()
  await passTime(1000)
  const weightsOf = (...states: string[]) =>
    firstJob().items.flatMap(({ id, state }) => (states.includes(state) ? [weightOf(id)] : []))
  expect(new Set(weightsOf('done'))).toEqual(new Set([WEIGHT]))
  expect(weightsOf('waiting', 'failed')).not.toContain(WEIGHT)
  expect(
    firstJob()
      .items.filter(({ state }) => state === 'unknown')
      .map(({ id }) => id),
  ).toEqual(held.map(({ id }) => id))
  void runJob(firstJob().id, cache)
  for (let window = 0; window < 3; window += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one budget of calls after the other
    await passTime(3000)
    // oxlint-disable-next-line no-await-in-loop -- one budget of calls after the other
    await vi.advanceTimersByTimeAsync(177_000)
  }
  expect(firstJob().items.every(({ state }) => state === 'done')).toBe(true)
  expect(ids.every((id) => weightOf(id) === WEIGHT)).toBe(true)
  const written = gateway()
    .requests()
    .filter(({ method, status }) => method === 'PUT' && status === 200)
    .map(({ body }) => Number(JSON.parse(body ?? '{}').id))
  const twice = written.filter((id, at) => written.indexOf(id) !== at)
  // Only the one that was refused was sent again.
  expect(twice).toEqual([ids[5]])
})
