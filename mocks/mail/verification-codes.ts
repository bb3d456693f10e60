import type { Clock } from '../clock'

/** What a code is good for; the same address may have one of each. */
export type CodePurpose = 'verification' | 'reset'

const LIFETIME = 600

/** Codes sent by mail, held in memory for ten minutes (K6.3, calls 6 and 7). */
export class VerificationCodes {
  readonly #clock: Clock
  readonly #codes = new Map<string, { code: string; at: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Remembers a code; it replaces an older one for the same address and purpose. */
  register(purpose: CodePurpose, email: string, code: string): void {
    this.#codes.set(`${purpose}:${email}`, { code, at: this.#clock.now() })
  }

  /** Whether it is the newest code and not too old. Using a code does not spend it. */
  isGood(purpose: CodePurpose, email: string, code: string): boolean {
    const kept = this.#codes.get(`${purpose}:${email}`)
    return kept?.code === code && this.#clock.now() - kept.at < LIFETIME
  }

  /** Spends the code of an address. */
  drop(purpose: CodePurpose, email: string): void {
    this.#codes.delete(`${purpose}:${email}`)
  }
}
