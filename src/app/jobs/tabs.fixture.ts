import { IDBFactory } from 'fake-indexeddb'
import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'

/** The Web Locks of one browser: a lock belongs to a tab until it lets go or is closed. */
class Locks {
  readonly #holders = new Map<string, string>()

  /** The part of `LockManager` that jobs use, as seen by a tab. */
  of(tab: string) {
    return {
      request: async (name: string, _: { signal: AbortSignal }, run: () => Promise<void>) => {
        // A wait that a browser ends after seconds is over after a moment.
        if (this.#holders.has(name)) await settle()
        if (this.#holders.has(name)) throw new DOMException('held', 'AbortError')
        this.#holders.set(name, tab)
        await run()
        if (this.#holders.get(name) === tab) this.#holders.delete(name)
      },
    }
  }

  close(tab: string): void {
    for (const [name, holder] of this.#holders) if (holder === tab) this.#holders.delete(name)
  }
}

async function loadTab() {
  // Each tab has its own modules, and the database and the storage in common.
  vi.resetModules()
  const [engine, keeper, store, locks, { createCache }] = await Promise.all([
    import('./job-engine'),
    import('./job-keeper'),
    import('./jobs'),
    import('./job-locks'),
    import('../cache'),
  ])
  return { ...engine, ...keeper, ...store, ...locks, cache: createCache(() => {}) }
}

/** The modules of a tab. */
export type Tab = Awaited<ReturnType<typeof loadTab>>

/** Lets the database work for a moment, which does not use the faked timers. */
export async function settle(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one turn after the other
  for (let turn = 0; turn < 60; turn += 1) await setImmediate()
}

/** Steps of the clock: shorter than the patience with a database, which works between them. */
const STEP_MS = 250

/** Lets time pass on the faked timers. */
export async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    // oxlint-disable-next-line no-await-in-loop -- the database and the gateway work in between
    await settle()
    // oxlint-disable-next-line no-await-in-loop -- one step of the clock after the other
    await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, left))
  }
  await settle()
}

const HOUR_MS = 3_600_000
let hours = 0

/** Fakes the timers but those of the database. No test begins before the end of another: a queue would wait until then. */
export function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  hours += 1
  vi.setSystemTime(Date.now() + hours * HOUR_MS)
}

/** A browser with several tabs of the console. Fakes the timers that the caller has faked. */
export function openBrowser() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const locks = new Locks()
  const send = globalThis.fetch
  let isDead = false
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = isDead ? undefined : await send(input, init)
    return isDead || !response ? new Promise<never>(() => undefined) : response
  }
  vi.stubGlobal('fetch', fetch)
  let tabs = 0
  let current = ''
  Object.defineProperty(navigator, 'locks', { configurable: true, get: () => locks.of(current) })
  return {
    /** Opens a tab and looks at it; its name is that of the lock's holder. */
    open: async (): Promise<{ name: string; tab: Tab }> => {
      tabs += 1
      current = String(tabs)
      return { name: current, tab: await loadTab() }
    },
    look: (name: string) => {
      current = name
    },
    /** Ends a tab at once: none of its responses arrives, and none of its timers. */
    kill: async (name: string) => {
      isDead = true
      vi.clearAllTimers()
      await settle()
      vi.clearAllTimers()
      locks.close(name)
      isDead = false
    },
  }
}
