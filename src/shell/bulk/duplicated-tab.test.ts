// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testStorage } from '../channel-tests/channel-test'
import { restoreTests, testRunStore } from '../channel-tests/test-run'
import { bulkStorage } from './bulk-storage'
import { forgetCopiedRuns } from './duplicated-tab'
import { holdRuns, isHeldElsewhere } from './run-locks'
import type { BulkRun } from './runs'
import { callStorage } from './single-call'

const OWNER = 1
/** Locks of other tabs, by name, and who waits for them. */
const elsewhere = new Set<string>()
/** Locks of this tab. */
let own: Set<string>

const request = vi.fn<(name: string, ...rest: unknown[]) => Promise<unknown>>(async (name, ...rest) => {
  const [options, run] = rest.length > 1 ? rest : [{}, rest[0]]
  const signal: unknown = Reflect.get(Object(options), 'signal')
  while (elsewhere.has(name)) {
    if (signal instanceof AbortSignal && signal.aborted) throw signal.reason
    // oxlint-disable-next-line no-await-in-loop -- waits for the lock, as a browser does
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  own.add(name)
  await (typeof run === 'function' ? run() : undefined)
  own.delete(name)
})

const run = (id: string): BulkRun => ({
  id,
  owner: OWNER,
  kind: 'channel.edit',
  title: `Run ${id}`,
  entries: [{ id: 1, name: 'one', state: 'waiting' }],
  phase: 'running',
})
const storedIds = () =>
  bulkStorage(OWNER)
    .read()
    .map(({ id }) => id)
const storeTests = () => {
  const tests = {
    id: '7',
    pairs: [{ channel: { id: 1, name: 'one' }, model: 'm' }],
    settings: { concurrency: 1, timeout: 30 },
    cells: new Map(),
  }
  testStorage(OWNER).write(tests)
  testStorage(OWNER).writeStates(tests)
}

beforeEach(() => {
  own = new Set()
  elsewhere.clear()
  window.sessionStorage.clear()
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
})
afterEach(() => {
  holdRuns([])
  testRunStore.write(undefined)
})

it('duplicated tab: runs that the other tab works on are left to it, others stay (CD-61)', async () => {
  bulkStorage(OWNER).write([run('5'), run('6')])
  elsewhere.add('run-5')
  await forgetCopiedRuns(OWNER)
  expect(storedIds()).toEqual(['6'])
})

it('duplicated tab: tests and a call in flight are left to the other tab', async () => {
  storeTests()
  callStorage(OWNER).write({
    id: '8',
    name: 'channel.deleteDisabled',
    title: 'Deleting',
    records: [{ id: 1, name: 'one' }],
  })
  for (const name of ['run-7', 'run-8']) elsewhere.add(name)
  restoreTests(OWNER)
  expect(testRunStore.read()).toBeDefined()
  await forgetCopiedRuns(OWNER)
  expect([testStorage(OWNER).read(), testRunStore.read(), callStorage(OWNER).read()]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('reloaded tab: its runs stay, also while the page before releases them', async () => {
  bulkStorage(OWNER).write([run('5')])
  storeTests()
  elsewhere.add('run-5')
  setTimeout(() => elsewhere.delete('run-5'), 50)
  await forgetCopiedRuns(OWNER)
  expect([storedIds(), testStorage(OWNER).read()?.id]).toEqual([['5'], '7'])
})

it('run locks: held for each run until it is over', async () => {
  holdRuns(['5', '6'])
  await vi.waitFor(() => expect([...own]).toEqual(['run-5', 'run-6']))
  holdRuns(['6'])
  await vi.waitFor(() => expect([...own]).toEqual(['run-6']))
  holdRuns(['6'])
  expect(request).toHaveBeenCalledTimes(2)
})

it('run locks: the own runs are not those of another tab', async () => {
  holdRuns(['5'])
  expect(await isHeldElsewhere('5')).toBe(false)
})

it('run locks: where the browser has none, all stored runs stay', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  bulkStorage(OWNER).write([run('5')])
  holdRuns(['6'])
  await forgetCopiedRuns(OWNER)
  expect(storedIds()).toEqual(['5'])
})
