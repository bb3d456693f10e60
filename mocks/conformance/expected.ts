/** What a value must be, as data: JSON to be met exactly, with marks where only a property of it is promised. */
export type Expected =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Expected[]
  | { readonly [name: string]: Expected }
  | Matcher

const MATCHER = Symbol.for('conformance.mark')

/** A promise weaker than equality; made by the words below. */
interface Matcher {
  readonly [MATCHER]:
    | 'int'
    | 'number'
    | 'matches'
    | 'has'
    | 'every'
    | 'some'
    | 'none'
    | 'in any order'
    | 'one of'
  readonly of?: Expected
}

/** Whether an expectation is a mark and no plain JSON. */
export function isMatcher(expected: Expected): expected is Matcher {
  return typeof expected === 'object' && expected !== null && MATCHER in expected
}

/** The kind of a mark. */
export const kindOf = (mark: Matcher): Matcher[typeof MATCHER] => mark[MATCHER]

/** The same mark about something else. */
export const about = (mark: Matcher, of: Expected): Matcher => ({ [MATCHER]: mark[MATCHER], of })

/** A whole number. */
export const int: Matcher = { [MATCHER]: 'int' }
/** Any number. */
export const number: Matcher = { [MATCHER]: 'number' }
/** A text that fits a pattern. */
export const matches = (pattern: string): Matcher => ({ [MATCHER]: 'matches', of: pattern })
/** Any text. */
export const text = matches('^[\\s\\S]*$')
/** So many lower-case hex digits. */
export const hex = (length: number): Matcher => matches(`^[0-9a-f]{${length}}$`)
/** An object with at least these members; one that is undefined must be absent. */
export const has = (members: { readonly [name: string]: Expected }): Matcher => ({
  [MATCHER]: 'has',
  of: members,
})
/** A list whose every item is so. */
export const every = (item: Expected): Matcher => ({ [MATCHER]: 'every', of: item })
/** A list with at least one such item. */
export const some = (item: Expected): Matcher => ({ [MATCHER]: 'some', of: item })
/** A list without such an item. */
export const none = (item: Expected): Matcher => ({ [MATCHER]: 'none', of: item })
/** A list of exactly these items, in whatever order. */
export const inAnyOrder = (...items: Expected[]): Matcher => ({ [MATCHER]: 'in any order', of: items })
/** One of these. */
export const oneOf = (...items: Expected[]): Matcher => ({ [MATCHER]: 'one of', of: items })
