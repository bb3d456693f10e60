/** What a value must be, as data: JSON to be met exactly, with marks where only a property of it is promised. */
export type Expected =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Expected[]
  | { readonly [name: string]: Expected }
  | Mark

const MARK = Symbol.for('conformance.mark')

/** A promise weaker than equality; made by the words below. */
interface Mark {
  readonly [MARK]:
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
export function isMark(expected: Expected): expected is Mark {
  return typeof expected === 'object' && expected !== null && MARK in expected
}

/** The kind of a mark. */
export const kindOf = (mark: Mark): Mark[typeof MARK] => mark[MARK]

/** The same mark about something else. */
export const about = (mark: Mark, of: Expected): Mark => ({ [MARK]: mark[MARK], of })

/** A whole number. */
export const int: Mark = { [MARK]: 'int' }
/** Any number. */
export const number: Mark = { [MARK]: 'number' }
/** A text that fits a pattern. */
export const matches = (pattern: string): Mark => ({ [MARK]: 'matches', of: pattern })
/** Any text. */
export const text = matches('^[\\s\\S]*$')
/** So many lower-case hex digits. */
export const hex = (length: number): Mark => matches(`^[0-9a-f]{${length}}$`)
/** An object with at least these members; one that is undefined must be absent. */
export const has = (members: { readonly [name: string]: Expected }): Mark => ({ [MARK]: 'has', of: members })
/** A list whose every item is so. */
export const every = (item: Expected): Mark => ({ [MARK]: 'every', of: item })
/** A list with at least one such item. */
export const some = (item: Expected): Mark => ({ [MARK]: 'some', of: item })
/** A list without such an item. */
export const none = (item: Expected): Mark => ({ [MARK]: 'none', of: item })
/** A list of exactly these items, in whatever order. */
export const inAnyOrder = (...items: Expected[]): Mark => ({ [MARK]: 'in any order', of: items })
/** One of these. */
export const oneOf = (...items: Expected[]): Mark => ({ [MARK]: 'one of', of: items })
