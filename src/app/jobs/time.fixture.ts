import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'

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
export function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
}
