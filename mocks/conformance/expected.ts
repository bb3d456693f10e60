/** Expected value: JSON that must be equal, with matchers where only a property is specified. */
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

/** Condition weaker than equality; created by the functions below. */
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

/** Whether an expectation is a matcher. */
export function isMatcher(expected: Expected): expected is Matcher {
  return typeof expected === 'object' && expected !== null && MATCHER in expected
}

/** The kind of a matcher. */
export const kindOf = (matcher: Matcher): Matcher[typeof MATCHER] => matcher[MATCHER]

/** Copies a matcher with another operand. */
export const about = (matcher: Matcher, of: Expected): Matcher => ({ [MATCHER]: matcher[MATCHER], of })

/** An integer. */
export const int: Matcher = { [MATCHER]: 'int' }
/** Any number. */
export const number: Matcher = { [MATCHER]: 'number' }
/** A string that matches a pattern. */
export const matches = (pattern: string): Matcher => ({ [MATCHER]: 'matches', of: pattern })
/** Any string. */
export const text = matches('^[\\s\\S]*$')
/** A string of `length` lower-case hex digits. */
export const hex = (length: number): Matcher => matches(`^[0-9a-f]{${length}}$`)
/** An object with at least these properties; `undefined` means that the property must be absent. */
export const has = (members: { readonly [name: string]: Expected }): Matcher => ({
  [MATCHER]: 'has',
  of: members,
})
/** An array in which every item matches. */
export const every = (item: Expected): Matcher => ({ [MATCHER]: 'every', of: item })
/** An array in which at least one item matches. */
export const some = (item: Expected): Matcher => ({ [MATCHER]: 'some', of: item })
/** An array in which no item matches. */
export const none = (item: Expected): Matcher => ({ [MATCHER]: 'none', of: item })
/** An array of exactly these items in any order. */
export const inAnyOrder = (...items: Expected[]): Matcher => ({ [MATCHER]: 'in any order', of: items })
/** Any of these values. */
export const oneOf = (...items: Expected[]): Matcher => ({ [MATCHER]: 'one of', of: items })
