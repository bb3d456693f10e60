/** A parsed JSON value that keeps the source text of numbers, because the server distinguishes 1, 1.0 and 1e0. */
export type GoJson =
  | { kind: 'null' }
  | { kind: 'bool'; value: boolean }
  | { kind: 'number'; text: string }
  | { kind: 'string'; value: string }
  | { kind: 'array'; items: GoJson[] }
  | { kind: 'object'; members: [string, GoJson][] }

/** Body that Go's decoder rejects; the message is Go's error text. */
export class GoDecodeError extends Error {}

const WORDS = { t: 'true', f: 'false', n: 'null' } as const
const SPACE = /[ \t\r\n]/
/** Also matches a number without digits after the point or exponent, so that the error can be reported as Go does. */
const NUMBER = /(?<whole>-?(?:0|[1-9]\d*))(?:\.(?<part>\d*))?(?:[eE][+-]?(?<power>\d*))?/y

/** Formats a character for an error text. Go decodes bytes, so only the first byte of a non-ASCII character is shown. */
function formatChar(letter: string): string {
  const [byte = 0] = new TextEncoder().encode(letter)
  if (letter === "'") return "\\'"
  if (letter === '"') return letter
  if (byte < 32 && !'\b\f\n\r\t'.includes(letter)) return `\\x${byte.toString(16).padStart(2, '0')}`
  return JSON.stringify(String.fromCodePoint(byte)).slice(1, -1)
}

class Reader {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  first(): GoJson {
    this.#skipSpace()
    if (this.#at >= this.#text.length) throw new GoDecodeError('EOF')
    return this.#value()
  }

  /** Parses a text that must be exactly one value; Go words an unexpected end differently here. */
  only(): GoJson {
    try {
      const value = this.first()
      this.#skipSpace()
      if (this.#at < this.#text.length) this.#unexpected('after top-level value')
      return value
    } catch (error) {
      const isCut = error instanceof GoDecodeError && /^(unexpected )?EOF$/.test(error.message)
      throw isCut ? new GoDecodeError('unexpected end of JSON input') : error
    }
  }

  #value(): GoJson {
    this.#skipSpace()
    const letter = this.#peek()
    if (letter === '{') return this.#object()
    if (letter === '[') return this.#array()
    if (letter === '"') return { kind: 'string', value: this.#string() }
    if (letter === 't' || letter === 'f' || letter === 'n') return this.#word(WORDS[letter])
    if (letter === '-' || (letter >= '0' && letter <= '9')) return this.#number()
    return this.#unexpected('looking for beginning of value')
  }

  #object(): GoJson {
    const members: [string, GoJson][] = []
    this.#at += 1
    this.#skipSpace()
    if (this.#took('}')) return { kind: 'object', members }
    for (;;) {
      this.#skipSpace()
      if (this.#peek() !== '"') this.#unexpected('looking for beginning of object key string')
      const key = this.#string()
      this.#skipSpace()
      if (!this.#took(':')) this.#unexpected('after object key')
      members.push([key, this.#value()])
      this.#skipSpace()
      if (this.#took('}')) return { kind: 'object', members }
      if (!this.#took(',')) this.#unexpected('after object key:value pair')
    }
  }

  #array(): GoJson {
    const items: GoJson[] = []
    this.#at += 1
    this.#skipSpace()
    if (this.#took(']')) return { kind: 'array', items }
    for (;;) {
      items.push(this.#value())
      this.#skipSpace()
      if (this.#took(']')) return { kind: 'array', items }
      if (!this.#took(',')) this.#unexpected('after array element')
    }
  }

  #string(): string {
    const start = this.#at
    this.#at += 1
    while (this.#peek() !== '"') {
      if (this.#peek() < ' ') this.#unexpected('in string literal')
      if (this.#peek() === '\\') this.#escape()
      else this.#at += 1
    }
    this.#at += 1
    const value: string = JSON.parse(this.#text.slice(start, this.#at))
    // Go replaces a lone surrogate by U+FFFD.
    return value.toWellFormed()
  }

  #escape(): void {
    this.#at += 1
    if (!'"\\/bfnrtu'.includes(this.#peek())) this.#unexpected('in string escape code')
    const isUnicode = this.#took('u')
    if (!isUnicode) this.#at += 1
    for (let left = isUnicode ? 4 : 0; left > 0; left -= 1) {
      if (!/[0-9a-f]/i.test(this.#peek())) this.#unexpected('in \\u hexadecimal character escape')
      this.#at += 1
    }
  }

  #word(word: 'true' | 'false' | 'null'): GoJson {
    for (const [place, letter] of word.split('').entries()) {
      if (this.#peek() !== letter) this.#unexpected(`in literal ${word} (expecting '${word.charAt(place)}')`)
      this.#at += 1
    }
    return word === 'null' ? { kind: 'null' } : { kind: 'bool', value: word === 'true' }
  }

  #number(): GoJson {
    NUMBER.lastIndex = this.#at
    const found = NUMBER.exec(this.#text)
    const { whole, part, power } = found?.groups ?? {}
    if (!found || whole === undefined) {
      this.#at += 1
      return this.#unexpected('in numeric literal')
    }
    if (part === '') {
      this.#at += whole.length + 1
      return this.#unexpected('after decimal point in numeric literal')
    }
    this.#at += found[0].length
    return power === ''
      ? this.#unexpected('in exponent of numeric literal')
      : { kind: 'number', text: found[0] }
  }

  /** The current character. Throws `unexpected EOF` at the end of the text. */
  #peek(): string {
    if (this.#at >= this.#text.length) throw new GoDecodeError('unexpected EOF')
    return this.#text.charAt(this.#at)
  }

  #took(letter: string): boolean {
    if (this.#peek() !== letter) return false
    this.#at += 1
    return true
  }

  #skipSpace(): void {
    while (SPACE.test(this.#text.charAt(this.#at))) this.#at += 1
  }

  #unexpected(place: string): never {
    throw new GoDecodeError(`invalid character '${formatChar(this.#peek())}' ${place}`)
  }
}

/** Parses the first JSON value of a body and ignores the rest (K1.3). Throws `GoDecodeError`. */
export function parseGoJson(text: string): GoJson {
  return new Reader(text).first()
}

/** Parses a text that must be exactly one JSON value, such as an option. Throws `GoDecodeError`. */
export function parseWholeGoJson(text: string): GoJson {
  return new Reader(text).only()
}
