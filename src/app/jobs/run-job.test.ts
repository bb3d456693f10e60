import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { createMutation } from '#/resources/create-mutation'
import { ChangedMeanwhile, type RecordChange, type RecordValues } from '#/resources/row-mutations'
import { signIn, signOut } from '#/session/session'
import { createCache } from '#/app/cache'
import { notify } from '#/ui/notifications/notify'
import { isAllDone, type JobItem } from './job'
import { putBackPlan } from './job-end'
import { changeJobs, jobsStore, runs, type JobStart } from './jobs'
import { runJob, startJob } from './run-job'
import type { StepContext } from './silent-mutate'
import { beginAsRoot, passTime, ROOT } from './jobs.fixture'

const peel = vi.hoisted(() => vi.fn<(id: number) => Promise<unknown>>())

vi.mock('#/ui/notifications/notify')
vi.mock('./job-kinds', () => {
  const kind = {
    noun: 'pear',
    canStore: ({ weight }: RecordValues) => weight !== '',
    step: async ({ id }: JobItem, { mutate }: StepContext) => {
      const request = () => peel(id)
      await mutate(createMutation({ request, verify: () => Promise.resolve(false), meta: {} }), undefined)
      return { state: 'done' }
    },
  }
  return { kindOf: () => kind }
})
const CHANGE = { from: { weight: 1 }, to: { weight: 0 } }
const start = (title: string, ids: number[], change: RecordChange = CHANGE): JobStart => ({
  kind: 'channel.edit',
  title,
  items: ids.map((id) => ({ id, name: `pear ${id}`, change })),
})
const failure = (kind: FailureKind, more: { retryAfter?: number; outcome?: 'notDone' | 'unknown' } = {}) =>
  new HttpFailure({ kind, serverMessage: 'unripe', ...more })
const cache = createCache(() => {})
const ONE_BY_ONE = { concurrency: 1, timeout: 1 }
const begin = (ids: number[], settings?: JobStart['settings']) =>
  startJob({ ...start('Peeling', ids), ...(settings && { settings }) }, cache)
const jobs = () => jobsStore.read().jobs
const states = (at = 0) => jobs()[at]?.items.map(({ state }) => state)
const ends = () => jobs().map(({ end }) => end)
const planOf = (at: number) => {
  const job = jobs()[at]
  return job && putBackPlan(job)
}
const idOf = (at = 0) => jobs()[at]?.id ?? ''

beforeEach(() => {
  beginAsRoot()
  vi.mocked(notify).mockClear()
  peel.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A response that comes when it is asked for. */
function heldResponse(): () => Promise<void> {
  let respond = () => {}
  peel.mockImplementationOnce(() => new Promise<void>((resolve) => (respond = resolve)))
  return () => {
    respond()
    return passTime(10_000)
  }
}
async function beginHeld(ids: number[]) {
  const respond = heldResponse()
  begin(ids, ONE_BY_ONE)
  await passTime(100)
  return respond
}

it('job: does not start when the session has ended', () => {
  signOut()
  expect(begin([1])).toBe(false)
  expect(jobs()).toEqual([])
})

describe('failure of one item', () => {
  it('is recorded, and the job goes on', async () => {
    peel
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(failure('refused'))
      .mockRejectedValueOnce(new ChangedMeanwhile({ weight: 7 }))
      .mockRejectedValueOnce(failure('server', { outcome: 'notDone' }))
    begin([1, 2, 3, 4, 5])
    await passTime(10_000)
    expect(states()).toEqual(['done', 'failed', 'skipped', 'failed', 'done'])
    expect(ends()).toEqual(['finished'])
  })

  it('is announced when the drawer is closed', async () => {
    peel.mockRejectedValueOnce(failure('refused'))
    begin([1, 2])
    changeJobs({ isOpen: false })
    await passTime(10_000)
    expect(notify).toHaveBeenCalledWith('warning', expect.stringContaining('Peeling: 1 of 2 done'))
  })

  it('keeps the drawer open when another job ends without one', async () => {
    peel.mockRejectedValueOnce(failure('refused'))
    begin([1])
    await passTime(10_000)
    startJob(start('Coring', [2]), cache)
    await passTime(10_000)
    expect(ends()).toEqual(['finished', 'finished'])
    expect(jobs().map(isAllDone)).toEqual([false, true])
    expect(jobsStore.read().isOpen).toBe(true)
  })
})

describe('end of a job', () => {
  it.each([
    ['offline', 'offline'],
    ['unauthenticated', 'signedOut'],
    ['banned', 'signedOut'],
  ] as const)('%s: the item counts as not sent', async (kind, end) => {
    peel.mockResolvedValueOnce(undefined).mockRejectedValueOnce(failure(kind))
    begin([1, 2, 3], ONE_BY_ONE)
    await passTime(10_000)
    expect(states()).toEqual(['done', 'waiting', 'waiting'])
    expect(ends()).toEqual([end])
  })

  it('rate limit: the item that was refused on every retry has failed, the others are not sent', async () => {
    peel.mockRejectedValue(failure('rateLimited', { retryAfter: 1 }))
    begin([1, 2], ONE_BY_ONE)
    await passTime(10_000)
    expect(states()).toEqual(['failed', 'waiting'])
    expect(ends()).toEqual(['rateLimited'])
    expect(peel).toHaveBeenCalledTimes(4)
  })

  it('stop: the steps in flight finish, and no other starts', async () => {
    const respond = await beginHeld([1, 2, 3])
    runs.get(idOf())?.stop()
    expect(jobs()[0]?.phase).toBe('stopping')
    await respond()
    expect(states()).toEqual(['done', 'waiting', 'waiting'])
    expect(ends()).toEqual(['stopped'])
  })

  it('stop during a pause of the server: ends at once', async () => {
    peel.mockRejectedValueOnce(failure('rateLimited', { retryAfter: 60 }))
    begin([1, 2], ONE_BY_ONE)
    await passTime(1000)
    runs.get(idOf())?.stop()
    await passTime(100)
    expect(ends()).toEqual(['stopped'])
    expect(states()).toEqual(['waiting', 'waiting'])
    expect(peel).toHaveBeenCalledTimes(1)
  })

  it('another account: nothing more is sent', async () => {
    const respond = await beginHeld([1, 2])
    signIn({ ...ROOT, id: 2, username: 'other' })
    await respond()
    expect(peel).toHaveBeenCalledTimes(1)
    expect(ends()).toEqual(['signedOut'])
  })
})

it('pause: nothing starts until the job is resumed, also while a step is in flight', async () => {
  const respond = await beginHeld([1, 2, 3])
  runs.get(idOf())?.pause()
  expect(jobs()[0]?.phase).toBe('paused')
  await respond()
  expect(jobs()[0]?.phase).toBe('paused')
  expect(states()).toEqual(['done', 'waiting', 'waiting'])
  runs.get(idOf())?.resume()
  await passTime(10_000)
  expect(states()).toEqual(['done', 'done', 'done'])
  expect(ends()).toEqual(['finished'])
})

it('a write is shown when nobody types', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  peel.mockImplementationOnce(() => Promise.resolve(window.dispatchEvent(new Event('keydown'))))
  begin([1])
  await passTime(500)
  expect(states()).toEqual(['running'])
  clock.mockReturnValue(200)
  await passTime(500)
  expect(states()).toEqual(['done'])
})

it('stop of a paused job: it is over, and what was not sent stays so', async () => {
  begin([1, 2, 3], ONE_BY_ONE)
  runs.get(idOf())?.pause()
  await passTime(100)
  runs.get(idOf())?.stop()
  await passTime(10_000)
  expect(ends()).toEqual(['stopped'])
  expect(states()).toContain('waiting')
})

it('stop right after a resume: the job ends as stopped, and a pause meanwhile does not keep it', async () => {
  const respond = await beginHeld([1, 2, 3])
  runs.get(idOf())?.pause()
  runs.get(idOf())?.resume()
  runs.get(idOf())?.stop()
  runs.get(idOf())?.pause()
  await respond()
  expect(ends()).toEqual(['stopped'])
  expect(states()).toEqual(['done', 'waiting', 'waiting'])
})

it('only the failed: what was never sent is left out', async () => {
  peel.mockRejectedValueOnce(failure('refused'))
  begin([1, 2, 3], ONE_BY_ONE)
  const respond = heldResponse()
  await passTime(100)
  runs.get(idOf())?.stop()
  await respond()
  expect(states()).toEqual(['failed', 'done', 'waiting'])
  peel.mockClear()
  void runJob(idOf(), cache, ({ state }) => state === 'failed')
  await passTime(10_000)
  expect(peel.mock.calls).toEqual([[1]])
  expect(states()).toEqual(['done', 'done', 'waiting'])
})

describe('put back', () => {
  it('leaves out what the server would not store, and says so', async () => {
    const blank = { from: { weight: '' }, to: { weight: 0 } }
    const items = [CHANGE, blank].map((change, at) => ({ id: at + 1, name: `pear ${at + 1}`, change }))
    startJob({ ...start('Peeling', []), items }, cache)
    await passTime(10_000)
    const plan = planOf(0)
    expect(plan?.items.map(({ id }) => id)).toEqual([1])
    expect(plan?.hint).toContain('1 record cannot be put back')
  })

  it('puts back what the server stores of an item whose other member was blank', async () => {
    const change = { from: { weight: '', priority: 1 }, to: { weight: 2, priority: 0 } }
    startJob(start('Peeling', [1], change), cache)
    await passTime(10_000)
    const plan = planOf(0)
    expect(plan?.items.map((item) => item.change)).toEqual([{ from: { priority: 0 }, to: { priority: 1 } }])
    expect(plan?.hint).toContain('1 record cannot be put back in full')
  })

  it('marks the items as undone, which cannot be put back again', async () => {
    begin([1, 2])
    await passTime(10_000)
    const plan = planOf(0)
    if (!plan) throw new Error('nothing to put back')
    peel.mockResolvedValueOnce(undefined).mockRejectedValueOnce(failure('refused'))
    startJob(plan, cache)
    await passTime(10_000)
    expect(states(0)).toEqual(['undone', 'done'])
    expect(states(1)).toEqual(['done', 'failed'])
    const again = planOf(0)
    expect(again?.items.map(({ id }) => id)).toEqual([2])
  })
})
