// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { statusQueries } from '#/resources/status/status'
import { signIn, signOut } from '#/session/session'
import { createCache } from '#/shell/cache'
import { endDelay } from './delay-run'
import { continueRun, interruptRun, restoreRuns, startRun } from './run-engine'
import { changeRuns, NO_RUNS, runsStore } from './runs'

vi.mock('#/ui/notifications/notify', () => ({ notify: () => {}, notifyWithAction: () => () => {} }))

const gateway = gatewayPerTest('root')
const cache = createCache(() => {})
const [FIRST, SECOND] = [1, 2]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  changeRuns(NO_RUNS)
  window.localStorage.clear()
  window.sessionStorage.clear()
  signIn({ id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 })
  // Each page reads the status at its start.
  await cache.fetchQuery({ ...statusQueries.current(), staleTime: 0 })
})
afterEach(() => vi.useRealTimers())

function channel(id: number) {
  const row = gateway().world().channels.get(id)
  if (!row) throw new Error(`no channel ${id}`)
  return { id, name: row.name, created_time: row.created_time }
}
const exists = (id: number) => gateway().world().channels.get(id) !== undefined
const run = () => {
  const [first] = runsStore.read().runs
  if (!first) throw new Error('no run')
  return first
}
const states = () => run().entries.map(({ state }) => state)
const calls = (method: string) =>
  gateway()
    .requests()
    .filter((call) => call.method === method && call.path.startsWith('/api/channel/'))
    .map(({ path }) => path)
const isOver = () => vi.waitFor(() => expect(run().phase).toBe('over'), { timeout: 30_000 })

/** Confirms the deletion of two channels. */
function confirm(entries = [FIRST, SECOND].map(channel)): void {
  startRun({ kind: 'channel.delete', title: 'Deleting', entries }, cache)
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
    endDelay(run().id, 'send')
    await isOver()
    expect(states()).toEqual(['done', state])
    expect([exists(FIRST), exists(SECOND)]).toEqual([false, stays])
    const reason = run().entries[1]?.reason ?? ''
    expect(reason.includes(`number ${SECOND} is another record now`)).toBe(stays)
  })

  it('a record that is gone counts as deleted', async () => {
    confirm()
    gateway().world().channels.remove(SECOND)
    endDelay(run().id, 'send')
    await isOver()
    expect(states()).toEqual(['done', 'done'])
  })

  it('a run that is continued after a reload reads each record before it deletes it', async () => {
    confirm()
    endDelay(run().id, 'send')
    interruptRun(run().id, 'stopping')
    await isOver()
    const left = run()
      .entries.filter(({ state }) => state === 'waiting')
      .map(({ id }) => id)
    for (const id of left) gateway().world().channels.update(id, { created_time: 7 })
    changeRuns(NO_RUNS)
    restoreRuns(1)
    continueRun(run().id, cache)
    await isOver()
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(exists)).toBe(true)
    expect(
      run()
        .entries.filter(({ state }) => state === 'skipped')
        .map(({ id }) => id),
    ).toEqual(left)
  })

  it('after the server was started again a renamed record is skipped', async () => {
    confirm([FIRST, SECOND].map((id) => Object.assign(channel(id), { server: 1 })))
    gateway().world().channels.update(SECOND, { name: 'renamed' })
    endDelay(run().id, 'send')
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

  it('of which the response never came is unknown after a reload', () => {
    confirm()
    window.dispatchEvent(new Event('pagehide'))
    changeRuns(NO_RUNS)
    restoreRuns(1)
    expect(states()).toEqual(['unknown', 'unknown'])
  })

  it('that was taken back is not sent when the page is left', () => {
    confirm()
    endDelay(run().id, 'undo')
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

  it('of very many sends a hundred, and tells of the others', () => {
    const entries = Array.from({ length: 130 }, (_, n) => ({ id: 1000 + n, name: 'x', created_time: 1 }))
    confirm(entries)
    window.dispatchEvent(new Event('pagehide'))
    const count = (state: string) => states().filter((each) => each === state).length
    expect([count('unknown'), count('waiting')]).toEqual([100, 30])
  })
})
