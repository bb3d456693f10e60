import { beforeEach, expect, it } from 'vitest'
import { expireSession, signIn } from '#/session/session'
import { startFileJob } from './file-job'
import { NO_JOBS, jobsStore, runs } from './jobs'

const accountOf = (id: number) => ({ id, username: `u${id}`, display_name: '', role: 100, status: 1 })
const job = () => jobsStore.read().jobs[0]

beforeEach(() => {
  jobsStore.write(NO_JOBS)
  signIn(accountOf(1))
})

/** Starts a job that writes a page per call of `writePage`, until it is told to end. */
function start() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  startFileJob(
    { kind: 'log.export', title: 'Export' },
    (signal) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  return { end: () => settle?.resolve(), fail: (error: Error) => settle?.reject(error) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('file job: is paused when the session ends, and goes on after its owner has signed in again', async () => {
  const { end } = start()
  expireSession()
  await settled()
  expect(job()).toMatchObject({
    phase: 'paused',
    stream: { problem: 'Stopped because you are no longer signed in.' },
  })
  signIn(accountOf(1))
  runs.get(job()?.id ?? '')?.resume()
  expect(job()).toMatchObject({ phase: 'running', stream: { problem: undefined } })
  end()
  await settled()
  expect(job()).toMatchObject({ phase: 'over', end: 'finished' })
})

it('file job: is gone for another account', () => {
  start()
  expireSession()
  signIn(accountOf(2))
  expect([jobsStore.read().jobs, runs.size]).toEqual([[], 0])
})

it('file job: a failure pauses it, with its message', async () => {
  const { fail } = start()
  fail(new Error('no'))
  await settled()
  expect(job()).toMatchObject({ phase: 'paused', stream: { problem: expect.stringContaining('no') } })
  runs.get(job()?.id ?? '')?.stop()
  expect(jobsStore.read().jobs).toEqual([])
})
