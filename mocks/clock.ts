/** A world's time in unix seconds: the machine's plus an offset, or standing still. */
export class Clock {
  #offset = 0
  #frozenAt: number | undefined

  constructor(frozenAt?: number) {
    this.#frozenAt = frozenAt
  }

  /** Whole unix seconds, as the server stores them. */
  now(): number {
    return this.#frozenAt ?? Math.floor(Date.now() / 1000) + this.#offset
  }

  /** Moves on by some seconds, standing still or running. */
  advance(seconds: number): void {
    if (this.#frozenAt === undefined) this.#offset += seconds
    else this.#frozenAt += seconds
  }

  /** Stands still at the given unix second from now on. */
  freeze(at: number): void {
    this.#frozenAt = at
  }

  /** Runs again from where it stands. */
  run(): void {
    if (this.#frozenAt === undefined) return
    this.#offset = this.#frozenAt - Math.floor(Date.now() / 1000)
    this.#frozenAt = undefined
  }
}
