import { createScanner } from 'jsonc-parser'

/** Member of a JSON object: the decoded name and the value as source text. */
export interface JsonMember {
  name: string
  raw: string
}

/** Position of a syntax error; line and column start at 1. */
interface JsonErrorPosition {
  line: number
  column: number
}

/** Result of a scan: the members of an object in order, including duplicates; another value; or a syntax error. */
export type JsonScanResult =
  | { kind: 'object'; members: readonly JsonMember[] }
  | { kind: 'other' }
  | { kind: 'broken'; at: JsonErrorPosition }

/** Maximum nesting: deeper than hand-written JSON, and safe for the call stack. */
const MAX_DEPTH = 64
const WHITESPACE = new Set([' ', '\t', '\n', '\r'])
const KEYWORDS = new Set(['true', 'false', 'null'])
const NUMBER_START = /^-?\d/

/** Thrown inside this module only, with the offset of the syntax error. */
class JsonSyntaxError extends Error {
  constructor(readonly offset: number) {
    super('invalid JSON')
  }
}

/** Parses strict JSON token by token. Values stay slices of the source, so every digit is kept as written. */
class MemberParser {
  readonly #text: string
  readonly #scanner: ReturnType<typeof createScanner>

  constructor(text: string) {
    this.#text = text
    this.#scanner = createScanner(text)
    this.#next()
  }

  /** Returns the first character of the current token; undefined at the end. */
  #peek(): string | undefined {
    return this.#text[this.#scanner.getTokenOffset()]
  }

  #next(): void {
    // Skip whitespace here, because the scanner would collect its text character by character.
    let at = this.#scanner.getPosition()
    while (WHITESPACE.has(this.#text.charAt(at))) at += 1
    this.#scanner.setPosition(at)
    this.#scanner.scan()
  }

  #fail(): never {
    throw new JsonSyntaxError(this.#scanner.getTokenOffset())
  }

  #accept(sign: string): boolean {
    if (this.#peek() !== sign) return false
    this.#next()
    return true
  }

  #expect(sign: string): void {
    if (!this.#accept(sign)) this.#fail()
  }

  /** Asserts that the current token is a valid string, number or keyword. */
  #checkScalar(): void {
    const from = this.#scanner.getTokenOffset()
    const token = this.#text.slice(from, from + this.#scanner.getTokenLength())
    const isScalar = this.#peek() === '"' || NUMBER_START.test(token) || KEYWORDS.has(token)
    // `ScanError.None` is 0; the enum is an ambient const enum, which cannot be imported.
    const error: number = this.#scanner.getTokenError()
    if (!isScalar || error !== 0) this.#fail()
  }

  /** Skips one value and returns the offset of its end, excluding trailing whitespace. */
  #skipValue(depth: number): number {
    if (depth > MAX_DEPTH) this.#fail()
    if (this.#peek() === '{') this.#members(depth)
    else if (this.#peek() === '[') this.#items(depth)
    else this.#checkScalar()
    // The current token is the last one of the value and is skipped below.
    const end = this.#scanner.getTokenOffset() + this.#scanner.getTokenLength()
    this.#next()
    return end
  }

  /** Skips array items up to the closing bracket. */
  #items(depth: number): void {
    this.#expect('[')
    if (this.#peek() === ']') return
    do this.#skipValue(depth + 1)
    while (this.#accept(','))
    if (this.#peek() !== ']') this.#fail()
  }

  /** Parses members up to the closing brace. */
  #members(depth: number): JsonMember[] {
    const members: JsonMember[] = []
    this.#expect('{')
    if (this.#peek() === '}') return members
    do {
      if (this.#peek() !== '"') this.#fail()
      this.#checkScalar()
      const name = this.#scanner.getTokenValue()
      this.#next()
      this.#expect(':')
      const from = this.#scanner.getTokenOffset()
      members.push({ name, raw: this.#text.slice(from, this.#skipValue(depth + 1)) })
    } while (this.#accept(','))
    if (this.#peek() !== '}') this.#fail()
    return members
  }

  /** Parses the whole text, which must contain exactly one value. */
  parse(): JsonScanResult {
    const reading: JsonScanResult =
      this.#peek() === '{' ? { kind: 'object', members: this.#members(0) } : { kind: 'other' }
    if (reading.kind === 'object') this.#next()
    else this.#skipValue(0)
    if (this.#peek() !== undefined) this.#fail()
    return reading
  }
}

function positionOf(text: string, offset: number): JsonErrorPosition {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * Scans `text` as strict JSON in linear time and reports the position of a syntax error. Names never become object
 * keys, so `__proto__` is harmless (T-27).
 */
export function scanJson(text: string): JsonScanResult {
  try {
    return new MemberParser(text).parse()
  } catch (error) {
    if (error instanceof JsonSyntaxError) return { kind: 'broken', at: positionOf(text, error.offset) }
    throw error
  }
}
