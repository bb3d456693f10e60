import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import { signIn } from '#/session/session'
import type { JobItem } from './job'
import { fakeTime, openBrowser, passTime, type Tab } from './tabs.fixture'

vi.mock('#/ui/notifications/notify', () => ({ notify: () => {}, notifyWithAction: () => () => {} }))

const gateway = gatewayPerTest('root', { seed: 'large', limits: 'off' })
const WRITES = 60
const WEIGHT = 77

beforeEach(() => {
  fakeTime()
  window.localStorage.clear()
  window.sessionStorage.clear()
  signIn({ id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

/** Lets time pass until a condition holds. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 4000 && !isTrue(); turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step of the clock after the other
    await passTime(250)
  }
  expect(isTrue()).toBe(true)
}

const jobOf = (tab: Tab) => tab.jobsStore.read().jobs[0]
const itemsOf = (tab: Tab) => jobOf(tab)?.items ?? []
const count = (items: readonly JobItem[], state: string) =>
  items.filter((item) => item.state === state).length

/** Counts the writes that the server has carried out, by the id of the channel. */
function countWrites(): ReadonlyMap<number, number> {
  const { channels } = gateway().world()
  const written = new Map<number, number>()
  const update = channels.update.bind(channels)
  vi.spyOn(channels, 'update').mockImplementation((id, patch) => {
    if ('weight' in patch) written.set(id, (written.get(id) ?? 0) + 1)
    return update(id, patch)
  })
  return written
}

/** Starts an edit of the channels in which five writes go wrong, each in its own way. */
function startEdit(tab: Tab): void {
  const write = 'PUT /api/channel/'
  gateway().fault({ call: write, kind: 'refused', skip: 10, times: 1, message: 'not this one' })
  gateway().fault({ call: write, kind: 'reset', skip: 14, times: 1, applied: true })
  gateway().fault({ call: write, kind: 'bad-gateway', skip: 18, times: 1 })
  gateway().fault({ call: write, kind: 'too-many-briefly', skip: 22, times: 1, seconds: 5 })
  gateway().fault({ call: write, kind: 'hang', skip: 27, times: 1, applied: true })
  const { channels } = gateway().world()
  const items = Array.from({ length: WRITES }, (_, at) => {
    const id = at + 1
    const row = channels.get(id)
    if (!row) throw new Error(`no channel ${id}`)
    const change = { from: { weight: row.weight ?? 0 }, to: { weight: WEIGHT } }
    return { id, name: row.name, created_time: row.created_time, change }
  })
  tab.startJob({ kind: 'channel.edit', title: 'Edit channels', items }, tab.cache)
}

/** Compares each item with what the server has, before anything is sent again. */
function expectTrueReport(tab: Tab, written: ReadonlyMap<number, number>): void {
  const lies = itemsOf(tab).filter(({ id, state }) => {
    const times = written.get(id) ?? 0
    return state === 'unknown' ? times > 1 : times !== (state === 'done' ? 1 : 0)
  })
  expect(lies).toEqual([])
}

it.each(['the tab that was killed', 'the other tab'])(
  'kill of the tab in the middle of 60 writes: %s shows what became of each, goes on, and writes nothing twice (CD-24)',
  async (first) => {
    const written = countWrites()
    const browser = openBrowser()
    const killed = await browser.open()
    startEdit(killed.tab)
    await until(() => count(itemsOf(killed.tab), 'done') >= 30)
    const other = await browser.open()
    await other.tab.restoreJobs(1)
    // The tab that works on it is there.
    expect(jobOf(other.tab)).toBeUndefined()

    await browser.kill(killed.name)
    const reopened = await browser.open()
    const [one, two] = first === 'the other tab' ? [other, reopened] : [reopened, other]
    browser.look(one.name)
    await one.tab.restoreJobs(1)
    browser.look(two.name)
    await two.tab.restoreJobs(1)
    browser.look(one.name)
    expect([jobOf(one.tab)?.end, jobOf(two.tab)]).toEqual(['reloaded', undefined])
    expectTrueReport(one.tab, written)
    const items = itemsOf(one.tab)
    expect(count(items, 'done')).toBeGreaterThanOrEqual(30)
    expect(count(items, 'failed')).toBe(2)
    expect(count(items, 'unknown')).toBeGreaterThanOrEqual(1)
    expect(count(items, 'waiting')).toBeGreaterThan(15)

    gateway().clearFaults()
    one.tab.continueJob(jobOf(one.tab)?.id ?? '', one.tab.cache)
    await until(() => jobOf(one.tab)?.phase === 'over')
    expect(count(itemsOf(one.tab), 'done')).toBe(WRITES)
    expect([...written.values()].filter((times) => times !== 1)).toEqual([])
    expect(written.size).toBe(WRITES)
  },
  120_000,
)
