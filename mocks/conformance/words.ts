import { about, isMatcher, type Expected } from './expected'

/** Placeholder values of one run of a case. */
export type Words = Map<string, unknown>

const WORD = /\{([a-z]\w*(?:\.[a-z]+)?)\}/g

function filledText(text: string, words: Words): unknown {
  const whole = /^\{([a-z]\w*(?:\.[a-z]+)?)\}$/.exec(text)
  // A placeholder that is the whole text keeps its type, so that an id stays a number.
  if (whole?.[1] !== undefined && words.has(whole[1])) return words.get(whole[1])
  return text.replaceAll(WORD, (found, word: string) => (words.has(word) ? String(words.get(word)) : found))
}

/** Replaces placeholders in a value, deeply; unknown placeholders are left unchanged. */
export function filled(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return filledText(value, words)
  if (Array.isArray(value)) return value.map((item) => filled(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, words)]))
}

/** Replaces placeholders in a text. */
export const filledIn = (text: string, words: Words): string => String(filled(text, words))

/** Replaces placeholders in an expectation. */
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

/** Reads a value by a dotted path; `last` is the last item of an array. */
export function memberAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    if (Array.isArray(inner)) return name === 'last' ? inner.at(-1) : inner[Number(name)]
    return Object.entries(inner).find(([key]) => key === name)?.[1]
  }, value)
}
