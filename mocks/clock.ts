/** Clock of a world in unix seconds: the system time plus an offset, or frozen. */
export class Clock {
  #offset = 0
  #frozenAt: number | undefined

  constructor(frozenAt?: number) {
    this.#frozenAt = frozenAt
  }

  /** Current time in whole unix seconds. */
  now(): number {
    return this.#frozenAt ?? Math.floor(Date.now() / 1000) + this.#offset
  }

  /** Advances the clock by `seconds`, frozen or running. */
  advance(seconds: number): void {
    if (this.#frozenAt === undefined) this.#offset += seconds
    else this.#frozenAt += seconds
  }

  /** Freezes the clock at a unix second. */
  freeze(at: number): void {
    this.#frozenAt = at
  }

  /** Resumes a frozen clock from its current time. */
  run(): void {
    if (this.#frozenAt === undefined) return
    this.#offset = this.#frozenAt - Math.floor(Date.now() / 1000)
    this.#frozenAt = undefined
  }
}
