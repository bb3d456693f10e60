import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { channelSchema } from '#/resources/channel/channel'
import { signIn, signOut } from '#/session/session'
import { fetchFresh } from '../cache'
import { checkJob, callAsJob, trackServerTests, type JobCall } from './job-call'
import { closeJob, restoreJobs } from './job-keeper'
import { changeJobs, NO_JOBS, jobsStore } from './jobs'
import { settle } from './tabs.fixture'

vi.mock('../cache')
vi.mock('#/ui/notifications/notify')

const ROOT = { id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 }
const cache = new QueryClient()
const CALL: JobCall = { kind: 'channel.deleteDisabled', title: 'Deleting', items: [{ id: 7, name: 'seven' }] }
const seven = channelSchema.parse({
  id: 7,
  type: 1,
  status: 2,
  name: 'seven',
  test_time: 4_000_000_000,
  created_time: 50,
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  window.localStorage.clear()
  changeJobs(NO_JOBS)
  signIn(ROOT)
  vi.mocked(fetchFresh).mockReset().mockResolvedValue({ rows: [], unreadable: 0 })
})

const shown = () => jobsStore.read().jobs
const states = () => shown().map(({ items }) => items[0]?.state)
const idOf = (at = 0) => shown()[at]?.id ?? ''

/** Sends a call; `end` lets the server respond. */
function sendCall() {
  let respond = () => {}
  const settled = callAsJob(CALL, () => new Promise<void>((resolve) => (respond = resolve)), cache)
  return {
    end: () => {
      respond()
      return settled
    },
  }
}

/** What a reload leaves of the jobs of this page. */
async function reload(): Promise<void> {
  await settle()
  changeJobs(NO_JOBS)
  await restoreJobs(ROOT.id)
}

describe('call as a job', () => {
  it('shows what was deleted, and leaves nothing behind', async () => {
    const call = sendCall()
    expect(states()).toEqual(['running'])
    await call.end()
    expect(states()).toEqual(['done'])
    await reload()
    expect(shown()).toEqual([])
  })

  it('says what the server left alone', async () => {
    const call = sendCall()
    vi.mocked(fetchFresh).mockResolvedValue({ rows: [seven], unreadable: 0 })
    await call.end()
    expect(states()).toEqual(['skipped'])
  })

  it('after a reload its outcome is unknown until it is checked', async () => {
    void sendCall()
    await reload()
    expect(states()).toEqual(['unknown'])
    vi.mocked(fetchFresh).mockResolvedValue({ rows: [seven], unreadable: 0 })
    await checkJob(idOf(), cache)
    expect(states()).toEqual(['failed'])
  })

  it('replaces the card of an earlier one', async () => {
    void sendCall()
    await reload()
    await sendCall().end()
    expect(states()).toEqual(['done'])
  })

  it('a card that is closed while its results are read does not return', async () => {
    void sendCall()
    await reload()
    let endRead = () => {}
    vi.mocked(fetchFresh).mockReturnValue(
      new Promise((resolve) => (endRead = () => resolve({ rows: [], unreadable: 0 }))),
    )
    const checked = checkJob(idOf(), cache)
    closeJob(idOf())
    endRead()
    await checked
    expect(shown()).toEqual([])
  })

  it('one in flight stays as it is after a log-out and a log-in in the same page', async () => {
    const call = sendCall()
    await settle()
    signOut()
    signIn(ROOT)
    await restoreJobs(ROOT.id)
    expect(states()).toEqual(['running'])
    await call.end()
    expect(states()).toEqual(['done'])
  })
})

describe('tests by the server', () => {
  it('after a reload the card is there again, as the same job', async () => {
    trackServerTests('disabled')
    const before = idOf()
    await reload()
    expect(shown()).toEqual([
      expect.objectContaining({ id: before, since: expect.any(Number), end: 'finished' }),
    ])
  })

  it('there is one card after a log-out and a log-in in the same page', async () => {
    trackServerTests('all')
    await settle()
    signOut()
    signIn(ROOT)
    await restoreJobs(ROOT.id)
    expect(shown()).toHaveLength(1)
  })

  it('results that were asked for are shown', async () => {
    trackServerTests('all')
    vi.mocked(fetchFresh).mockResolvedValue({ rows: [seven], unreadable: 0 })
    await checkJob(idOf(), cache)
    expect(shown()[0]?.items).toEqual([{ id: 7, name: 'seven', state: 'done' }])
  })

  it('closing the card of earlier ones keeps later ones for a reload', async () => {
    trackServerTests('all')
    trackServerTests('disabled')
    const later = idOf(1)
    closeJob(idOf())
    await reload()
    expect(shown().map(({ id }) => id)).toEqual([later])
  })
})
