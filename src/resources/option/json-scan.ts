/** One member of an object as it is written: the name decoded, the value as its own text. */
export interface JsonMember {
  name: string
  raw: string
}

/** Where a text stops being JSON; both count from 1. */
interface JsonBreak {
  line: number
  column: number
}

/** What a text says: the members of an object in their order, doubles included; another value; or no JSON. */
export type JsonReading =
  | { kind: 'object'; members: readonly JsonMember[] }
  | { kind: 'other' }
  | { kind: 'broken'; at: JsonBreak }

const BLANK = /[ \t\n\r]*/y
// oxlint-disable-next-line no-control-regex -- JSON forbids them inside strings
const STRING = /"(?:[^"\\\u0000-\u001F]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
/** Deeper than anything a person writes, and safe for the stack. */
const DEEPEST = 64

/** Thrown inside this file only: the place where the text is no JSON any more. */
class Broken extends Error {
  constructor(readonly at: number) {
    super('no JSON')
  }
}

/** Reads JSON without turning numbers into values, so that every digit stays as it was written. */
class Scanner {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  #taken(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }

  #skip(): void {
    this.#taken(BLANK)
  }

  #sees(sign: string): boolean {
    this.#skip()
    if (this.#text[this.#at] !== sign) return false
    this.#at += 1
    return true
  }

  #expect(sign: string): void {
    if (!this.#sees(sign)) throw new Broken(this.#at)
  }

  #string(): string {
    this.#skip()
    const found = this.#taken(STRING)
    if (found === undefined) throw new Broken(this.#at)
    return found
  }

  #value(depth: number): string {
    this.#skip()
    const from = this.#at
    const sign = this.#text[from]
    if (depth > DEEPEST) throw new Broken(from)
    if (sign === '{') this.members(depth)
    else if (sign === '[') this.#list(depth)
    else if (sign === '"') this.#string()
    else if (!this.#taken(PLAIN)) throw new Broken(from)
    return this.#text.slice(from, this.#at)
  }

  #list(depth: number): void {
    this.#expect('[')
    if (this.#sees(']')) return
    do this.#value(depth + 1)
    while (this.#sees(','))
    this.#expect(']')
  }

  /** The members of the object that begins here. */
  members(depth: number): JsonMember[] {
    this.#expect('{')
    const members: JsonMember[] = []
    if (this.#sees('}')) return members
    do {
      const name = String(JSON.parse(this.#string()))
      this.#expect(':')
      members.push({ name, raw: this.#value(depth + 1) })
    } while (this.#sees(','))
    this.#expect('}')
    return members
  }

  /** Reads the whole text, which must hold one value and nothing after it. */
  whole(): JsonReading {
    this.#skip()
    const isObject = this.#text[this.#at] === '{'
    const members = isObject ? this.members(0) : []
    if (!isObject) this.#value(0)
    this.#skip()
    if (this.#at < this.#text.length) throw new Broken(this.#at)
    return isObject ? { kind: 'object', members } : { kind: 'other' }
  }
}

function placeOf(text: string, at: number): JsonBreak {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Reads `text` as JSON. Nothing becomes a key of an object of ours, so no name can do harm (T-27). */
export function scanJson(text: string): JsonReading {
  try {
    return new Scanner(text).whole()
  } catch (error) {
    if (error instanceof Broken) return { kind: 'broken', at: placeOf(text, error.at) }
    throw error
  }
}
