import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import { signIn } from '#/session/session'
import { jobsStore, NO_JOBS } from './jobs'

/** Lets the gateway respond, which does not use the faked timers. */
async function settle(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one turn after the other
  for (let turn = 0; turn < 60; turn += 1) await setImmediate()
}

const STEP_MS = 250

/** Lets time pass on the faked timers. */
export async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    // oxlint-disable-next-line no-await-in-loop -- the gateway works in between
    await settle()
    // oxlint-disable-next-line no-await-in-loop -- one step of the clock after the other
    await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, left))
  }
  await settle()
}

/** Fakes the timers but those by which the gateway responds. */
function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
}

export const ROOT = { id: 1, username: 'root', display_name: 'Root', role: 100, status: 1 }

/** Begins as root without a job, on faked timers. */
export function beginAsRoot(): void {
  fakeTime()
  jobsStore.write(NO_JOBS)
  signIn(ROOT)
}

export function firstJob() {
  const [first] = jobsStore.read().jobs
  if (!first) throw new Error('no job')
  return first
}
