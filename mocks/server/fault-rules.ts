import { callPattern, type CallPattern } from './call-pattern'
import type { FaultOrder } from './fault-order'

/** An active fault rule. */
export interface FaultRule {
  id: number
  order: FaultOrder
  /** Releases the first response of a pair, which waits for the second (F30). */
  skipFirst?: () => void
}

/** A response that is held back. */
export interface HeldResponse {
  /** Resolves to true on release, false if the client disconnects. */
  over: Promise<boolean>
  release: () => void
}

interface Entry {
  rule: FaultRule
  matches: CallPattern
  seen: number
}

/** The fault rules of a world and the responses they hold back. */
export class FaultRules {
  #entries: Entry[] = []
  readonly #held = new Set<() => void>()
  #lastId = 0

  /** Number of responses held back. */
  get holding(): number {
    return this.#held.size
  }

  get size(): number {
    return this.#entries.length
  }

  /** Adds a rule and returns its id. Throws `RangeError` if its call pattern is invalid. */
  add(order: FaultOrder): number {
    this.#lastId += 1
    this.#entries.push({ rule: { id: this.#lastId, order }, matches: callPattern(order.call), seen: 0 })
    return this.#lastId
  }

  /** The active rules in insertion order, each with the number of calls it matched. */
  list(): { id: number; seen: number; order: FaultOrder }[] {
    return this.#entries.map(({ rule, seen }) => ({ id: rule.id, seen, order: rule.order }))
  }

  /** Removes a rule; returns false if the id is unknown. Responses it holds back stay held. */
  remove(id: number): boolean {
    const before = this.#entries.length
    this.#entries = this.#entries.filter(({ rule }) => rule.id !== id)
    return this.#entries.length < before
  }

  /** Removes all rules and releases all held responses. */
  clear(): void {
    this.#entries = []
    this.release()
  }

  /** Releases all held responses; the rules stay active. */
  release(): void {
    for (const release of this.#held) release()
  }

  /** Counts the call and returns the first rule that matches it and is neither skipping nor used up. */
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

  /** Holds a response back until it is released, `ms` have passed, or the client disconnects. */
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
