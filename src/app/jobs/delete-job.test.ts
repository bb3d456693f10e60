import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { signIn, signOut } from '#/session/session'
import { createCache } from '#/app/cache'
import { isBeingDeleted, undoDeletion } from './deletions'
import { NO_JOBS, jobsStore, restoreJobs, runs } from './jobs'
import { runJob, startJob } from './run-job'
import { beginAsRoot, firstJob, passTime } from './jobs.fixture'

/** Ends the time to undo: by its button, or because it has passed. */
const notification = vi.hoisted(() => ({ undo: () => {}, send: () => {} }))
vi.mock('#/ui/notifications/notify', () => ({
  notify: () => {},
  notifyWithAction: (
    _level: string,
    _text: string,
    { action, onClose }: { action: { run: () => void }; onClose: () => void },
  ) => {
    Object.assign(notification, { undo: action.run, send: onClose })
    return () => {}
  },
}))

const gateway = gatewayPerTest('root')
const cache = createCache(() => {})
const [FIRST, SECOND] = [1, 2]

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  beginAsRoot()
})

function channel(id: number) {
  const row = gateway().world().channels.get(id)
  if (!row) throw new Error(`no channel ${id}`)
  return { id, name: row.name, created_time: row.created_time }
}
const exists = (id: number) => gateway().world().channels.get(id) !== undefined
const states = () => firstJob().items.map(({ state }) => state)
const calls = (method: string) =>
  gateway()
    .requests()
    .filter((call) => call.method === method && call.path.startsWith('/api/channel/'))
    .map(({ path }) => path)
/** What a reload leaves of the jobs. */
const reload = () => {
  window.dispatchEvent(new Event('pagehide'))
  jobsStore.write(NO_JOBS)
  restoreJobs(1)
}
const isOver = async () => {
  await passTime(5000)
  expect(firstJob().phase).toBe('over')
}

/** Lets the time to undo pass. */
const send = () => {
  notification.send()
  return isOver()
}

/** Confirms the deletion of two channels. */
function confirm(items = [FIRST, SECOND].map(channel)): void {
  startJob({ kind: 'channel.delete', title: 'Deleting', items }, cache)
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
    await send()
    expect(states()).toEqual(['done', state])
    expect([exists(FIRST), exists(SECOND)]).toEqual([false, stays])
    const reason = firstJob().items[1]?.reason ?? ''
    expect(reason.includes(`Number ${SECOND} is another record now`)).toBe(stays)
  })

  it('a record that is gone is told as gone', async () => {
    confirm()
    gateway().world().channels.remove(SECOND)
    await send()
    expect(states()).toEqual(['done', 'gone'])
  })

  it('a job that is continued after a reload reads each record before it deletes it', async () => {
    const items = [FIRST, SECOND, 3, 4, 5, 6, 7].map(channel)
    confirm(items)
    notification.send()
    // oxlint-disable-next-line no-await-in-loop -- until it begins
    while (!runs.has(firstJob().id)) await Promise.resolve()
    runs.get(firstJob().id)?.stop()
    await isOver()
    const left = firstJob().items.flatMap(({ id, state }) => (state === 'waiting' ? [id] : []))
    for (const id of left) gateway().world().channels.update(id, { created_time: 7 })
    reload()
    void runJob(firstJob().id, cache)
    await isOver()
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(exists)).toBe(true)
    expect(firstJob().items.flatMap(({ id, state }) => (state === 'skipped' ? [id] : []))).toEqual(left)
  })
})

describe('waiting bulk deletion (CD-57)', () => {
  it('sends nothing when the page is left, and the rest afterwards', async () => {
    confirm()
    reload()
    await passTime(1000)
    expect(calls('DELETE')).toEqual([])
    expect([firstJob().end, ...states()]).toEqual(['reloaded', 'waiting', 'waiting'])
    void runJob(firstJob().id, cache)
    await isOver()
    expect(states()).toEqual(['done', 'done'])
    expect(calls('DELETE')).toHaveLength(2)
  })

  it('of which one record is taken back deletes the others', async () => {
    confirm()
    undoDeletion('channel', String(SECOND))
    expect([FIRST, SECOND].map((id) => isBeingDeleted('channel', id))).toEqual([true, false])
    await send()
    expect(states()).toEqual(['done', 'undone'])
    expect([exists(FIRST), exists(SECOND)]).toEqual([false, true])
  })

  it('of which the last record is taken back is gone', async () => {
    confirm([channel(FIRST)])
    undoDeletion('channel', String(FIRST))
    await passTime(0)
    expect(jobsStore.read().jobs).toEqual([])
    expect(isBeingDeleted('channel', FIRST)).toBe(false)
  })

  it('that was taken back is gone', async () => {
    confirm()
    notification.undo()
    await passTime(0)
    expect(jobsStore.read().jobs).toEqual([])
    expect(calls('DELETE')).toEqual([])
  })

  it('is not sent for another account', async () => {
    confirm()
    signOut()
    signIn({ id: 9, username: 'other', display_name: '', role: 100, status: 1 })
    await passTime(1000)
    expect(calls('DELETE')).toEqual([])
  })
})
