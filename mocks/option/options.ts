import { initialOptions } from './option-seed'

/** The options of one world: the initial ones under whatever was saved since. */
export class Options {
  readonly #values = new Map(Object.entries(initialOptions))
  readonly #saved = new Set<string>()

  /** The text of an option, blank when there is none. */
  text(key: string): string {
    return this.#values.get(key) ?? ''
  }

  /** Exactly `true` is on (contract 7.2). */
  isOn(key: string): boolean {
    return this.text(key) === 'true'
  }

  /** Whether the key was saved since the world began; some defaults live outside the table (contract 7.1). */
  wasSaved(key: string): boolean {
    return this.#saved.has(key)
  }

  save(key: string, value: string): void {
    this.#values.set(key, value)
    this.#saved.add(key)
  }

  entries(): [string, string][] {
    return [...this.#values]
  }
}
