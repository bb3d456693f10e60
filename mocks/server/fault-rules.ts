import { callPattern, type CallPattern } from './call-pattern'
import type { FaultOrder } from './fault-order'

/** A rule in force. */
export interface FaultRule {
  id: number
  order: FaultOrder
  /** Lets the answer go that waits for its successor (F30). */
  skipFirst?: () => void
}

/** An answer held back. */
export interface HeldResponse {
  /** True once it may go, false when the caller went away. */
  over: Promise<boolean>
  release: () => void
}

interface Entry {
  rule: FaultRule
  matches: CallPattern
  seen: number
}

/** The fault rules of a world and the answers they hold back. */
export class FaultRules {
  #entries: Entry[] = []
  readonly #held = new Set<() => void>()
  #made = 0

  /** How many answers are being held back. */
  get holding(): number {
    return this.#held.size
  }

  get size(): number {
    return this.#entries.length
  }

  /** Adds a rule and returns its id. Throws `RangeError` when its call cannot be read. */
  add(order: FaultOrder): number {
    this.#made += 1
    this.#entries.push({ rule: { id: this.#made, order }, matches: callPattern(order.call), seen: 0 })
    return this.#made
  }

  /** The rules in force, in the order they were added, and how many calls each has seen. */
  list(): { id: number; seen: number; order: FaultOrder }[] {
    return this.#entries.map(({ rule, seen }) => ({ id: rule.id, seen, order: rule.order }))
  }

  /** Removes one rule; false when there is none of that id. What it holds back stays held. */
  remove(id: number): boolean {
    const before = this.#entries.length
    this.#entries = this.#entries.filter(({ rule }) => rule.id !== id)
    return this.#entries.length < before
  }

  /** Removes all rules and lets every held answer go. */
  clear(): void {
    this.#entries = []
    this.release()
  }

  /** Lets every held answer go; the rules stay. */
  release(): void {
    for (const letGo of this.#held) letGo()
  }

  /** The rule that plays for this call: of those that match and are due, the one added first. Counts the call. */
  match(method: string, url: URL): FaultRule | undefined {
    for (const entry of this.#entries) {
      if (!entry.matches(method, url)) continue
      const { skip = 0, times = Number.POSITIVE_INFINITY } = entry.rule.order
      if (entry.seen >= skip + times) continue
      entry.seen += 1
      if (entry.seen > skip) return entry.rule
    }
    return undefined
  }

  /** Holds an answer back until it is released, some milliseconds passed, or the caller went away. */
  hold(signal: AbortSignal, ms?: number): HeldResponse {
    const gate = new AbortController()
    const release = () => gate.abort()
    const over = new Promise<boolean>((resolve) => {
      gate.signal.addEventListener('abort', () => resolve(true), { once: true })
      signal.addEventListener('abort', () => resolve(false), { once: true })
      if (signal.aborted) resolve(false)
    })
    const timer = ms === undefined ? undefined : setTimeout(release, ms)
    this.#held.add(release)
    void over.then(() => {
      clearTimeout(timer)
      this.#held.delete(release)
    })
    return { over, release }
  }
}
