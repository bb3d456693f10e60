// Opens browser sessions with a throttled CPU and network, and records what their pages paint.
import type { Browser, Page } from '@playwright/test'
import { openContext, openDevtools, type Devtools } from '../scripts/browser-session'
import type { Unit } from './results'

const CPU_SLOWDOWN = 4
/** 10 Mbit/s both ways, 40 ms round trip. */
const NETWORK = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
const WAIT_MS = 20_000

/** What the page records, as `window.watch`. Times are in ms. */
interface Watch {
  /** Resolves with the time of the first paint after `test` passes, since navigation start. */
  painted: (test: () => unknown) => Promise<number>
  /** Text of the first row; '' while there is none. */
  firstRow: () => string
  /** Time when the first rows were painted. */
  rows: Promise<number>
  /** Time when the balance of the overview was painted. */
  balance: Promise<number>
  /** Time when a password field was painted. */
  login: Promise<number>
  /** Total blocking time: long task time beyond 50 ms. */
  blocked: number
  /** Layout shift without recent input. */
  shifted: number
  /** Time from each key to the next paint. */
  keys: number[]
  /** Time from each click or key to the next paint after its handlers; those of 16 ms and more. */
  inputs: number[]
  /** Time of the last click or input. */
  pressed: number
  /** Ends the waits for paints that did not come: their tests run at every change of the page. */
  settle: () => void
}

/** Init script that sets `window.watch`; must be self-contained. */
function observePage(): void {
  const afterFrame = (done: (now: number) => void) =>
    requestAnimationFrame(() => {
      // A message is handled right after the frame, a timer some milliseconds later.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => done(performance.now()), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  const observers = new Set<MutationObserver>()
  const painted = (test: () => unknown) =>
    new Promise<number>((resolve) => {
      const check = () => {
        if (!test()) return false
        observer.disconnect()
        observers.delete(observer)
        afterFrame(resolve)
        return true
      }
      const observer = new MutationObserver(check)
      observers.add(observer)
      if (!check())
        observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    })
  const firstRow = () => {
    // Above the list of the log stands the table of its chart.
    const list = [...document.querySelectorAll('table')].at(-1)
    const text = list?.querySelector('tbody:not([aria-hidden=true]) tr')?.textContent ?? ''
    return text.length > 10 ? text : ''
  }
  const watch: Watch = {
    painted,
    firstRow,
    rows: painted(firstRow),
    balance: painted(() => document.querySelector('main section:has(a[href$="/topup"]) dd')),
    login: painted(() => document.querySelector('input[type=password]')),
    blocked: 0,
    shifted: 0,
    keys: [],
    inputs: [],
    pressed: 0,
    settle: () => {
      for (const observer of observers) observer.disconnect()
    },
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) watch.shifted += Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift', buffered: true })
  const eventOptions = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    // Only clicks and keys have an interaction id; pointer events of elements moving below the pointer do not.
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) watch.inputs.push(entry.duration)
  }).observe(eventOptions)
  addEventListener('keydown', ({ timeStamp }) => afterFrame((now) => watch.keys.push(now - timeStamp)), true)
  for (const name of ['click', 'input'])
    addEventListener(name, ({ timeStamp }) => (watch.pressed = timeStamp), true)
  Object.assign(window, { watch })
}

/** An open page of the app. */
export interface Place extends Pick<Devtools, 'heap' | 'busyTime'> {
  page: Page
  /** Evaluates `read` in the page. */
  watched: <Result>(read: (watch: Watch) => Result | Promise<Result>) => Promise<Result>
  /** Removes the throttling. */
  fast: () => Promise<void>
  slow: () => Promise<void>
}

/** A browser with an empty cache. */
export interface Visit {
  /** Opens a throttled page. */
  open: (address: string) => Promise<Place>
  close: () => Promise<void>
}

/** What a measure works with. */
export interface MeasureTools {
  /** `caller` is a seed user; signed out without one. */
  visit: (who: { caller?: string }) => Promise<Visit>
  /** `unit` defaults to ms. */
  note: (label: string, value: number | readonly number[], unit?: Unit) => void
}

/** Measures an app. */
export type Work = (tools: MeasureTools) => Promise<void>

/** Opens a browser with an empty cache; `caller` is a seed user, signed out without one. */
export async function openSession(
  browser: Browser,
  baseURL: string,
  { caller }: { caller?: string } = {},
): Promise<Visit> {
  const context = await openContext(browser, { baseURL, caller })
  context.setDefaultTimeout(WAIT_MS)
  await context.addInitScript(observePage)
  return {
    close: () => context.close(),
    open: async (address) => {
      const page = await context.newPage()
      const { throttle, heap, busyTime } = await openDevtools(page)
      const slow = () => throttle(CPU_SLOWDOWN, NETWORK)
      await slow()
      await page.goto(address, { waitUntil: 'commit' })
      return {
        page,
        heap,
        busyTime,
        slow,
        fast: () => throttle(),
        // Passed as source, because the function runs in the page, where `watch` exists.
        watched: (read) => page.evaluate(`(${read.toString()})(window.watch)`),
      }
    },
  }
}
