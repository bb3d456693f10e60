// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { signIn, signOut } from '#/session/session'
import { fetchFresh } from '../cache'
import { changeRuns, NO_RUNS, runsStore, type Run } from './runs'
import { callStorage, restoreCall, sendAsRun } from './single-call'

vi.mock('../cache')

const ROOT = { id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 }
const cache = new QueryClient()
const NAME = 'channel.deleteDisabled'
const records = [{ id: 7, name: 'seven' }]

beforeEach(() => {
  changeRuns(NO_RUNS)
  signIn(ROOT)
  vi.mocked(fetchFresh).mockReset().mockResolvedValue({ rows: [], unreadable: 0 })
})

const shown = () => runsStore.read().runs

function command(run: Run | undefined, name: 'check' | 'close'): void {
  if (run && 'commands' in run) run.commands[name]?.(cache)
}

/** Sends a call; `end` lets the server respond. */
function sendCall() {
  let respond = () => {}
  const send = () => new Promise<void>((resolve) => (respond = resolve))
  const settled = sendAsRun({ name: NAME, title: 'Deleting', records, retry: () => {}, send }, cache)
  return {
    end: () => {
      respond()
      return settled
    },
  }
}

/** Shows a call that a reload interrupted. */
function restoreInterrupted(): void {
  callStorage(ROOT.id).write({ id: '5', name: NAME, title: 'Deleting', records })
  restoreCall(ROOT.id)
}

const states = () => shown().map(({ entries }) => entries[0]?.state)

it('call as a job: its card shows what was deleted', async () => {
  const call = sendCall()
  expect(states()).toEqual(['sent'])
  await call.end()
  expect(states()).toEqual(['done'])
  expect(callStorage(ROOT.id).read()).toBeUndefined()
})

it('call as a job: after a reload it is unknown, and a new call replaces its card', async () => {
  restoreInterrupted()
  expect(states()).toEqual(['unknown'])
  await sendCall().end()
  expect(states()).toEqual(['done'])
})

it('call as a job: a card that is closed while its results are read does not return', async () => {
  restoreInterrupted()
  let endRead = () => {}
  vi.mocked(fetchFresh).mockReturnValue(
    new Promise((resolve) => (endRead = () => resolve({ rows: [], unreadable: 0 }))),
  )
  const [run] = shown()
  command(run, 'check')
  command(run, 'close')
  endRead()
  await vi.waitFor(() => expect(vi.mocked(fetchFresh).mock.settledResults[0]?.type).toBe('fulfilled'))
  expect(shown()).toEqual([])
})

it('call as a job: one in flight stays as it is after a log-out and a log-in in the same page', async () => {
  const call = sendCall()
  signOut()
  signIn(ROOT)
  restoreCall(ROOT.id)
  expect(states()).toEqual(['sent'])
  await call.end()
  expect(states()).toEqual(['done'])
})

it('call as a job: the end of a replaced call neither returns its card nor forgets the later call', async () => {
  const first = sendCall()
  const second = sendCall()
  await first.end()
  expect(states()).toEqual(['sent'])
  expect(callStorage(ROOT.id).read()?.id).toBe(shown()[0]?.id)
  await second.end()
  expect(states()).toEqual(['done'])
})
