import { goFloatOf, goIntOf } from './go-number'
import { hostileOptions } from './hostile-options'
import { initialOptions } from './option-seed'

/** The options of one world: the initial ones under whatever was saved since. */
export class Options {
  readonly #values = new Map(Object.entries(initialOptions))
  readonly #saved = new Set<string>()

  constructor(seed: 'small' | 'large' | 'empty' | 'hostile' = 'small') {
    if (seed !== 'hostile') return
    for (const [key, value] of Object.entries(hostileOptions)) this.save(key, value)
  }

  /** The text of an option, blank when there is none. */
  text(key: string): string {
    return this.#values.get(key) ?? ''
  }

  /** Exactly `true` is on (K7.2). */
  isOn(key: string): boolean {
    return this.text(key) === 'true'
  }

  /** A whole-number option as the server uses it: 0 when the text is none (K7.2). */
  int(key: string): number {
    return goIntOf(this.text(key))
  }

  /** The same for an option that may have a fraction. */
  float(key: string): number {
    return goFloatOf(this.text(key))
  }

  /** Whether the key was saved since the world began; some defaults live outside the table (K7.1). */
  wasSaved(key: string): boolean {
    return this.#saved.has(key)
  }

  /** Saves without any check. A blank key is a row of its own. */
  save(key: string, value: string): void {
    this.#values.set(key, value)
    this.#saved.add(key)
  }

  entries(): [string, string][] {
    return [...this.#values]
  }
}
