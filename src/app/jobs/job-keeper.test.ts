import { IDBDatabase } from 'fake-indexeddb'
import { set, createStore } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn } from '#/session/session'
import type { Job } from './job'
import { openBrowser, settle, type Tab } from './tabs.fixture'

/** The texts are not loaded in the modules of a tab: their keys are shown. */
const notify = vi.hoisted(() => vi.fn<(level: string, text: string) => void>())
vi.mock('#/ui/notifications/notify', () => ({ notify, notifyWithAction: () => () => {} }))

const OWNER = 1
const ROOT = { id: OWNER, username: 'root', display_name: 'Root', role: 100, status: 1 }

const job = (id: string, patch: Partial<Job> = {}): Job => ({
  id,
  owner: OWNER,
  kind: 'channel.edit',
  title: `Job ${id}`,
  phase: 'running',
  items: [1, 2, 3].map((n) => ({
    id: n,
    name: `c ${n}`,
    state: 'waiting',
    change: { from: { weight: 1 }, to: { weight: 2 } },
  })),
  ...patch,
})
const ids = ({ jobsStore }: Tab) => jobsStore.read().jobs.map(({ id }) => id)

async function startIn(tab: Tab, ...jobs: readonly Job[]): Promise<void> {
  for (const one of jobs) {
    tab.takeJob(one)
  }
  await settle()
}

beforeEach(() => {
  notify.mockClear()
  window.localStorage.clear()
  window.sessionStorage.clear()
  signIn(ROOT)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

it('stored job: after a reload what was in flight is unknown, and messages of the server are gone', async () => {
  const browser = openBrowser()
  const { name, tab } = await browser.open()
  const one = job('5')
  await startIn(tab, one)
  const states = ['done', 'running', 'failed'] as const
  tab.patchItems('5', (item, at) => ({
    ...item,
    state: states[at] ?? 'waiting',
    reason: 'a secret word',
    code: 'missing',
    ms: 12,
  }))
  await tab.keep('5')
  await browser.kill(name)
  const { tab: reopened } = await browser.open()
  await reopened.restoreJobs(OWNER)
  const { isOpen, jobs } = reopened.jobsStore.read()
  expect(isOpen).toBe(true)
  expect(JSON.stringify(jobs)).not.toContain('secret')
  expect(jobs[0]).toMatchObject({ id: '5', title: 'Job 5', phase: 'over', end: 'reloaded' })
  expect(jobs[0]?.items.map(({ state, code }) => [state, code])).toEqual([
    ['done', 'missing'],
    ['unknown', undefined],
    ['failed', 'missing'],
  ])
  expect(jobs[0]?.items[0]?.change).toEqual({ from: { weight: 1 }, to: { weight: 2 } })
})

it('stored job: one that was stopped is so after a reload, and the drawer stays closed', async () => {
  const browser = openBrowser()
  const { name, tab } = await browser.open()
  await startIn(tab, job('5'))
  tab.patchJob('5', { phase: 'over', end: 'stopped' })
  await tab.keep('5')
  await browser.kill(name)
  const { tab: reopened } = await browser.open()
  await reopened.restoreJobs(OWNER)
  expect(reopened.jobsStore.read().jobs.map(({ end }) => end)).toEqual(['stopped'])
  expect(reopened.jobsStore.read().isOpen).toBe(false)
})

it('stored job: nothing is left of one that is done and cannot be put back, nor of one that was closed', async () => {
  const browser = openBrowser()
  const { name, tab } = await browser.open()
  await startIn(tab, job('5', { items: [{ id: 1, name: 'c', state: 'waiting' }] }), job('6'))
  tab.patchItems('5', (item) => ({ ...item, state: 'done' }))
  tab.patchJob('5', { phase: 'over', end: 'finished' })
  await tab.keep('5')
  tab.closeJob('6')
  await settle()
  await browser.kill(name)
  const { tab: reopened } = await browser.open()
  await reopened.restoreJobs(OWNER)
  expect(reopened.hasStoredJobs(OWNER)).toBe(false)
  expect(ids(reopened)).toEqual([])
})

it('stored job: another account neither sees it nor removes it', async () => {
  const browser = openBrowser()
  const { name, tab } = await browser.open()
  await startIn(tab, job('5'))
  await browser.kill(name)
  const { tab: reopened } = await browser.open()
  await reopened.restoreJobs(2)
  expect(ids(reopened)).toEqual([])
  await reopened.restoreJobs(OWNER)
  expect(ids(reopened)).toEqual(['5'])
})

it('stored job: a log-out removes it, and what its page still does is not stored again', async () => {
  const browser = openBrowser()
  const { name, tab } = await browser.open()
  await startIn(tab, job('5'))
  await tab.forgetAccount(OWNER)
  await tab.keep('5')
  await browser.kill(name)
  const { tab: reopened } = await browser.open()
  await reopened.restoreJobs(OWNER)
  expect(ids(reopened)).toEqual([])
})

it('two tabs: a job is left to the tab that works on it, and taken over when that is closed (CD-61)', async () => {
  const browser = openBrowser()
  const first = await browser.open()
  await startIn(first.tab, job('5'))
  const second = await browser.open()
  await startIn(second.tab, job('6'))
  await second.tab.restoreJobs(OWNER)
  expect(ids(second.tab)).toEqual(['6'])
  await browser.kill(first.name)
  await second.tab.restoreJobs(OWNER)
  expect(ids(second.tab)).toEqual(['5', '6'])
})

it('two tabs: where the browser has no locks, a job stays in the tab that started it', async () => {
  const browser = openBrowser()
  Reflect.deleteProperty(navigator, 'locks')
  const first = await browser.open()
  await startIn(first.tab, job('5'))
  const reloaded = await browser.open()
  await reloaded.tab.restoreJobs(OWNER)
  expect(ids(reloaded.tab)).toEqual(['5'])
  window.sessionStorage.clear()
  const other = await browser.open()
  await other.tab.restoreJobs(OWNER)
  expect(ids(other.tab)).toEqual([])
})

it.each([
  ['another form', { version: 2, items: 'none' }],
  ['an unknown kind', { version: 1, kind: 'pear.peel', title: 'x', items: [] }],
  ['rubbish', 'x'],
])('stored job: one with %s is told as not readable, once', async (_, head) => {
  const browser = openBrowser()
  const { tab } = await browser.open()
  await set(`${OWNER}/5`, head, createStore('jobs', 'records'))
  await tab.restoreJobs(OWNER)
  expect(notify).toHaveBeenCalledWith('info', expect.stringMatching(/unreadable/))
  expect(ids(tab)).toEqual([])
  notify.mockClear()
  await tab.restoreJobs(OWNER)
  expect(notify).not.toHaveBeenCalled()
})

it('job of an earlier version of the console: is told as not readable, once', async () => {
  const browser = openBrowser()
  const { tab } = await browser.open()
  window.sessionStorage.setItem(`bulk:${OWNER}:runs`, '[{"id":"5"}]')
  expect(tab.hasStoredJobs(OWNER)).toBe(true)
  await tab.restoreJobs(OWNER)
  expect(notify).toHaveBeenCalledTimes(1)
  expect(tab.hasStoredJobs(OWNER)).toBe(false)
})

it('job of an earlier version of the console: is told without a database too', async () => {
  const { tab } = await openBrowser().open()
  window.sessionStorage.setItem(`bulk:${OWNER}:runs`, '[{"id":"5"}]')
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('there is no database', 'SecurityError')
  })
  await tab.restoreJobs(OWNER)
  expect(notify).toHaveBeenCalledTimes(1)
})

it('job that the browser has no room for: the user is told once, and no older state comes back after a reload', async () => {
  const browser = openBrowser()
  const { name, tab } = await browser.open()
  await startIn(tab, job('5'))
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  transaction.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  tab.patchItems('5', (item) => ({ ...item, state: 'done' }))
  await tab.keep('5')
  await tab.keep('5')
  await settle()
  expect(notify.mock.calls).toEqual([['warning', expect.stringMatching(/notKept/)]])
  await browser.kill(name)
  const { tab: reopened } = await browser.open()
  await reopened.restoreJobs(OWNER)
  expect(ids(reopened)).toEqual([])
})
