import type { Clock } from '../clock'

/** Purpose of a code; an address may have one code per purpose. */
export type CodePurpose = 'verification' | 'reset'

const LIFETIME_SECONDS = 600

/** Codes sent by mail, valid for ten minutes (K6.3, calls 6 and 7). */
export class VerificationCodes {
  readonly #clock: Clock
  readonly #codes = new Map<string, { code: string; at: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Stores a code; replaces an older one for the same address and purpose. */
  register(purpose: CodePurpose, email: string, code: string): void {
    this.#codes.set(`${purpose}:${email}`, { code, at: this.#clock.now() })
  }

  /** Whether a code is the latest one and not expired. Does not consume the code. */
  isValid(purpose: CodePurpose, email: string, code: string): boolean {
    const entry = this.#codes.get(`${purpose}:${email}`)
    return entry?.code === code && this.#clock.now() - entry.at < LIFETIME_SECONDS
  }

  /** Deletes the code of an address. */
  drop(purpose: CodePurpose, email: string): void {
    this.#codes.delete(`${purpose}:${email}`)
  }
}
