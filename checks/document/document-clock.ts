import { setImmediate } from 'node:timers'
import { vi } from 'vitest'

/** How far the clock moves at most for one expectation, in ms. */
const LIMIT_MS = 15_000
/** How far it moves between two looks: short steps first, because most waits are short. */
const STEPS_MS = [10, 20, 50, 100] as const
/** Turns of the event loop without work after which a page is idle. */
const QUIET_TURNS = 2
/** Time in ms for timers of 0 ms that are started by others. */
const TASKS_MS = 2
/** Turns after which a page that always has work counts as idle. */
const MAX_TURNS = 2000

/** Tests begin an hour apart, so that none finds what another has just done. */
const APART_MS = 3_600_000
let beginMs = Date.now()

/** Replaces the timers of the document by a clock that only the test moves. Network and rendering need no time on it. */
export function stopClock(): void {
  beginMs += APART_MS
  vi.useFakeTimers({
    now: beginMs,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  })
}

/** Counts work that is under way: requests without a response, see `document-network.ts`. */
type CountWork = () => number
let countRequests: CountWork = () => 0

/** Sets what counts the requests that a page still waits for. */
export function watchRequests(count: CountWork): void {
  countRequests = count
}

let scheduled = 0
/** Counts the renders that React has scheduled: it must be loaded after this module. */
function countRenders(): void {
  const original = globalThis.setImmediate
  const counted = (run: (...args: unknown[]) => void, ...args: unknown[]) => {
    scheduled += 1
    return original(() => {
      scheduled -= 1
      run(...args)
    })
  }
  Object.assign(globalThis, { setImmediate: counted })
}
countRenders()

type Timer = (...args: unknown[]) => unknown

/** Makes the timers that React keeps at its start those of the clock, once it is stopped. */
function followClock(name: 'setTimeout' | 'clearTimeout'): void {
  const read = (): Timer => Object.getOwnPropertyDescriptor(globalThis, name)?.value
  const original = read()
  // The stopped clock passes what it does not know, such as the id of another timer, on to the function it replaced.
  let isInside = false
  const follow = (...args: unknown[]): unknown => {
    const current = read()
    if (current === follow || isInside) return original(...args)
    isInside = true
    try {
      return current(...args)
    } finally {
      isInside = false
    }
  }
  Object.assign(globalThis, { [name]: follow })
}
followClock('setTimeout')
followClock('clearTimeout')

const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

async function waitForQuiet(): Promise<void> {
  let quiet = 0
  for (let turns = 0; quiet < QUIET_TURNS && turns < MAX_TURNS; turns += 1) {
    await turn()
    quiet = scheduled + countRequests() === 0 ? quiet + 1 : 0
  }
}

/** Waits until nothing happens any more that needs no time: renders, responses, and timers of 0 ms. */
export async function settle(): Promise<void> {
  await waitForQuiet()
  for (let moved = 0; vi.isFakeTimers() && moved < TASKS_MS; moved += 1) {
    // A timer of 0 ms counts as one of 1 ms.
    vi.advanceTimersByTime(1)
    await waitForQuiet()
  }
}

/** Moves the clock by `ms`; every timer on the way fires as often as it is due. */
export async function runClock(ms: number): Promise<void> {
  await settle()
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}

/** Moves the clock by `ms`; every timer on the way fires once at most, as after a sleep of the computer. */
export async function jumpClock(ms: number): Promise<void> {
  await settle()
  // The stopped clock is a member of the functions that it replaces.
  const clock: { jump: (ms: number) => void } = Reflect.get(setTimeout, 'clock')
  clock.jump(ms)
  await settle()
}

/** Drops the timers of a page that is left. The time goes on: dropping them alone would set it back to that of the start. */
export function dropTimers(): void {
  const now = Date.now()
  vi.clearAllTimers()
  vi.setSystemTime(now)
}

let load: Promise<void> | undefined

/** Makes expectations and actions wait for a page that is loaded because of what the one before has done. */
export function awaitLoad(started: Promise<void>): void {
  load = started.finally(() => (load = undefined))
  // An expectation reports a failure.
  load.catch(() => {})
}

/** Runs `check` until it does not throw; moves the clock in between, by `limitMs` at most. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  limitMs = LIMIT_MS,
): Promise<Result> {
  // What `check` itself waits for counts too.
  const startedMs = Date.now()
  for (let tries = 0; ; tries += 1) {
    await settle()
    await load
    try {
      return await check()
    } catch (error) {
      if (Date.now() - startedMs >= limitMs) throw error
    }
    // A part that is loaded late takes real time, and may load another one.
    await vi.dynamicImportSettled()
    if (tries > 0) {
      const step = STEPS_MS[Math.min(tries - 1, STEPS_MS.length - 1)] ?? 0
      await vi.advanceTimersByTimeAsync(step)
    }
  }
}
