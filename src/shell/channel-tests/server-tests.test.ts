// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { channelSchema } from '#/resources/channel/channel'
import { signIn, signOut } from '#/session/session'
import { changeRuns, NO_RUNS, runsStore, type Run } from '../bulk/runs'
import { restoreServerTests, serverTestStorage, trackServerTests } from './server-tests'

const ROOT = { id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 }
const cache = new QueryClient()
const rows = [channelSchema.parse({ id: 7, type: 1, status: 1, name: 'seven', test_time: 4_000_000_000 })]

beforeEach(() => {
  changeRuns(NO_RUNS)
  signIn(ROOT)
})

const shown = () => runsStore.read().runs

function command(run: Run | undefined, name: 'check' | 'close'): void {
  if (run && 'commands' in run) run.commands[name]?.(cache)
}

/** Holds the read of the channels; the returned function ends it. */
function holdRead(): () => Promise<void> {
  let end = () => {}
  const read = new Promise<{ rows: typeof rows }>((resolve) => {
    end = () => resolve({ rows })
  })
  vi.spyOn(cache, 'fetchQuery').mockReturnValue(read)
  return async () => {
    end()
    await read
  }
}

it('tests by the server: there is one card after a log-out and a log-in in the same page', () => {
  trackServerTests('all')
  signOut()
  signIn(ROOT)
  restoreServerTests(ROOT.id)
  expect(shown()).toHaveLength(1)
})

it('tests by the server: after a reload the card is there again, as the same run', () => {
  trackServerTests('disabled')
  const [before] = shown()
  changeRuns(NO_RUNS)
  restoreServerTests(ROOT.id)
  expect(shown()).toEqual([expect.objectContaining({ id: before?.id, startedAt: expect.any(Number) })])
})

it('tests by the server: results that were asked for are shown', async () => {
  trackServerTests('all')
  const endRead = holdRead()
  command(shown()[0], 'check')
  await endRead()
  expect(shown()).toEqual([expect.objectContaining({ entries: [{ id: 7, name: 'seven', state: 'done' }] })])
})

it('tests by the server: a card that is closed while its results are read does not return', async () => {
  trackServerTests('all')
  const endRead = holdRead()
  const [run] = shown()
  command(run, 'check')
  command(run, 'close')
  await endRead()
  expect(shown()).toEqual([])
  expect(serverTestStorage(ROOT.id).read()).toBeUndefined()
})

it('tests by the server: closing the card of earlier tests keeps later ones for a reload', () => {
  trackServerTests('all')
  trackServerTests('disabled')
  const [first, second] = shown()
  command(first, 'close')
  expect(serverTestStorage(ROOT.id).read()?.id).toBe(second?.id)
})
