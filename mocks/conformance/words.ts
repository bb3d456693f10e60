import { about, isMatcher, type Expected } from './expected'

/** What `{word}` stands for in one run of a case. */
export type Words = Map<string, unknown>

const WORD = /\{([a-z]\w*(?:\.[a-z]+)?)\}/g

function filledText(text: string, words: Words): unknown {
  const whole = /^\{([a-z]\w*(?:\.[a-z]+)?)\}$/.exec(text)
  // Alone it keeps its type: an id stays a number.
  if (whole?.[1] !== undefined && words.has(whole[1])) return words.get(whole[1])
  return text.replaceAll(WORD, (found, word: string) => (words.has(word) ? String(words.get(word)) : found))
}

/** A value with its words filled in, deeply; unknown words stay as they are. */
export function filled(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return filledText(value, words)
  if (Array.isArray(value)) return value.map((item) => filled(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, words)]))
}

/** A text with its words filled in. */
export const filledIn = (text: string, words: Words): string => String(filled(text, words))

/** An expectation with its words filled in. */
export function filledExpected(expected: Expected, words: Words): Expected {
  if (typeof expected === 'object' && expected !== null) {
    if (isMatcher(expected)) return about(expected, filledExpected(expected.of, words))
    if (Array.isArray(expected)) return expected.map((item: Expected) => filledExpected(item, words))
    const entries = Object.entries(expected).map(
      ([name, item]: [string, Expected]) => [name, filledExpected(item, words)] as const,
    )
    return Object.fromEntries(entries)
  }
  if (typeof expected !== 'string') return expected
  const value = filledText(expected, words)
  return typeof value === 'number' ? value : String(value)
}

/** The member of an answer that a dotted path names; the last item of a list is `last`. */
export function memberAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    if (Array.isArray(inner)) return name === 'last' ? inner.at(-1) : inner[Number(name)]
    return Object.entries(inner).find(([key]) => key === name)?.[1]
  }, value)
}
