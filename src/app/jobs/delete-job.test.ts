import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { statusQueries } from '#/resources/status/status'
import { signIn, signOut } from '#/session/session'
import { createCache } from '#/app/cache'
import { isBeingDeleted, scheduledEnds, undoDeletion } from './deletions'
import { workingJobs } from './job-commands'
import { continueJob, startJob } from './job-engine'
import { restoreJobs } from './job-keeper'
import { changeJobs, NO_JOBS, jobsStore } from './jobs'
import { fakeTime, passTime, settle } from './tabs.fixture'

vi.mock('#/ui/notifications/notify', () => ({ notify: () => {}, notifyWithAction: () => () => {} }))

const gateway = gatewayPerTest('root')
const cache = createCache(() => {})
const [FIRST, SECOND] = [1, 2]

beforeEach(async () => {
  fakeTime()
  vi.stubGlobal('indexedDB', new IDBFactory())
  changeJobs(NO_JOBS)
  window.localStorage.clear()
  window.sessionStorage.clear()
  signIn({ id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 })
  // Each page reads the status at its start.
  await cache.fetchQuery({ ...statusQueries.current(), staleTime: 0 })
})

function channel(id: number) {
  const row = gateway().world().channels.get(id)
  if (!row) throw new Error(`no channel ${id}`)
  return { id, name: row.name, created_time: row.created_time }
}
const exists = (id: number) => gateway().world().channels.get(id) !== undefined
const job = () => {
  const [first] = jobsStore.read().jobs
  if (!first) throw new Error('no job')
  return first
}
const states = () => job().items.map(({ state }) => state)
const calls = (method: string) =>
  gateway()
    .requests()
    .filter((call) => call.method === method && call.path.startsWith('/api/channel/'))
    .map(({ path }) => path)
const isOver = async () => {
  await passTime(5000)
  expect(job().phase).toBe('over')
}

/** Confirms the deletion of two channels. */
function confirm(items = [FIRST, SECOND].map(channel), server?: number): void {
  startJob({ kind: 'channel.delete', title: 'Deleting', items, server }, cache)
}

describe('bulk deletion of what has changed meanwhile (CD-60)', () => {
  it.each<[string, Partial<{ name: string; created_time: number }>, string, boolean]>([
    ['another record has the id', { name: 'other', created_time: 5 }, 'skipped', true],
    ['another record of the same name has the id', { created_time: 5 }, 'skipped', true],
    ['a record that was created later has the id', { created_time: 4_000_000_000 }, 'skipped', true],
    ['the record was renamed', { name: 'renamed' }, 'done', false],
    ['the record is the same', {}, 'done', false],
  ])('while it waits, %s', async (_, patch, state, stays) => {
    confirm()
    gateway().world().channels.update(SECOND, patch)
    scheduledEnds.get(job().id)?.send()
    await isOver()
    expect(states()).toEqual(['done', state])
    expect([exists(FIRST), exists(SECOND)]).toEqual([false, stays])
    const reason = job().items[1]?.reason ?? ''
    expect(reason.includes(`number ${SECOND} is another record now`)).toBe(stays)
  })

  it('a record that is gone counts as deleted', async () => {
    confirm()
    gateway().world().channels.remove(SECOND)
    scheduledEnds.get(job().id)?.send()
    await isOver()
    expect(states()).toEqual(['done', 'done'])
  })

  it('a job that is continued after a reload reads each record before it deletes it', async () => {
    confirm()
    scheduledEnds.get(job().id)?.send()
    workingJobs.get(job().id)?.stop()
    await isOver()
    const left = job()
      .items.filter(({ state }) => state === 'waiting')
      .map(({ id }) => id)
    for (const id of left) gateway().world().channels.update(id, { created_time: 7 })
    changeJobs(NO_JOBS)
    await restoreJobs(1)
    continueJob(job().id, cache)
    await isOver()
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(exists)).toBe(true)
    expect(
      job()
        .items.filter(({ state }) => state === 'skipped')
        .map(({ id }) => id),
    ).toEqual(left)
  })

  it('after the server was started again a renamed record is skipped', async () => {
    confirm([FIRST, SECOND].map(channel), 1)
    gateway().world().channels.update(SECOND, { name: 'renamed' })
    scheduledEnds.get(job().id)?.send()
    await isOver()
    expect(states()).toEqual(['done', 'skipped'])
  })
})

describe('waiting bulk deletion (CD-57)', () => {
  it('is sent when the page is left, once', async () => {
    confirm()
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => expect([exists(FIRST), exists(SECOND)]).toEqual([false, false]))
    expect(calls('DELETE')).toHaveLength(2)
    await vi.waitFor(() => expect(states()).toEqual(['done', 'done']))
  })

  it.each([
    ['of which the response never came', () => void window.dispatchEvent(new Event('pagehide'))],
    ['whose tab ended without a word', () => {}],
  ])('%s is unknown after a reload', async (_, leave) => {
    confirm()
    await settle()
    leave()
    changeJobs(NO_JOBS)
    await restoreJobs(1)
    expect(states()).toEqual(['unknown', 'unknown'])
  })

  it('of which one record is taken back deletes the others', async () => {
    confirm()
    undoDeletion('channel', String(SECOND))
    expect([FIRST, SECOND].map((id) => isBeingDeleted('channel', id))).toEqual([true, false])
    scheduledEnds.get(job().id)?.send()
    await isOver()
    expect(states()).toEqual(['done', 'undone'])
    expect([exists(FIRST), exists(SECOND)]).toEqual([false, true])
  })

  it('of which the last record is taken back is gone', () => {
    confirm([channel(FIRST)])
    undoDeletion('channel', String(FIRST))
    expect(jobsStore.read().jobs).toEqual([])
    expect(isBeingDeleted('channel', FIRST)).toBe(false)
  })

  it('that was taken back is not sent when the page is left', () => {
    confirm()
    scheduledEnds.get(job().id)?.undo()
    window.dispatchEvent(new Event('pagehide'))
    expect(calls('DELETE')).toEqual([])
  })

  it('is not sent for another account', () => {
    confirm()
    signOut()
    signIn({ id: 9, username: 'other', display_name: '', role: 100, status: 1 })
    window.dispatchEvent(new Event('pagehide'))
    expect(calls('DELETE')).toEqual([])
  })

  it('of very many sends a hundred, and tells of the others after a reload', async () => {
    const items = Array.from({ length: 130 }, (_, n) => ({ id: 1000 + n, name: 'x', created_time: 1 }))
    confirm(items)
    window.dispatchEvent(new Event('pagehide'))
    await passTime(1000)
    expect(calls('DELETE')).toHaveLength(100)
    changeJobs(NO_JOBS)
    await restoreJobs(1)
    const count = (state: string) => states().filter((each) => each === state).length
    expect([count('done') + count('unknown'), count('waiting')]).toEqual([100, 30])
  })
})
