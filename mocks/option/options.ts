import type { SeedName } from '../world'
import { hostileOptions } from './hostile-options'
import { initialOptions } from './option-seed'

/** Parses a float like Go; 0 if invalid (K7.2). */
function goFloatOf(text: string): number {
  if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return Number(text)
  if (/^\+?inf(inity)?$/i.test(text)) return Number.POSITIVE_INFINITY
  if (/^-inf(inity)?$/i.test(text)) return Number.NEGATIVE_INFINITY
  return /^nan$/i.test(text) ? Number.NaN : 0
}

/** Parses an integer like Go; 0 if invalid, including fractions (K7.2). */
function goIntOf(text: string): number {
  return /^[+-]?\d+$/.test(text) ? Number(text) : 0
}

/** Options of one world: defaults, overridden by saved values. */
export class Options {
  readonly #values = new Map(Object.entries(initialOptions))
  readonly #saved = new Set<string>()

  constructor(seed: SeedName = 'small') {
    if (seed !== 'hostile') return
    for (const [key, value] of Object.entries(hostileOptions)) this.save(key, value)
  }

  /** The text of an option, or an empty text. */
  text(key: string): string {
    return this.#values.get(key) ?? ''
  }

  /** Whether the text of an option is exactly `true` (K7.2). */
  isOn(key: string): boolean {
    return this.text(key) === 'true'
  }

  /** An integer option; 0 if the text is invalid (K7.2). */
  int(key: string): number {
    return goIntOf(this.text(key))
  }

  /** A float option; 0 if the text is invalid. */
  float(key: string): number {
    return goFloatOf(this.text(key))
  }

  /** Whether the key was saved in this world; some defaults are not in the option table (K7.1). */
  wasSaved(key: string): boolean {
    return this.#saved.has(key)
  }

  /** Saves an option without validation. An empty key is valid. */
  save(key: string, value: string): void {
    this.#values.set(key, value)
    this.#saved.add(key)
  }

  entries(): [string, string][] {
    return [...this.#values]
  }
}
