import { isSameValue } from '#/fields/field-values'
import type { FieldValue } from '#/fields/field'

export interface Conflict<Name extends string = string> {
  name: Name
  base: FieldValue
  theirs: FieldValue
  mine: FieldValue
}

interface Versions<All> {
  /** What the server had when the form was opened. */
  base: All
  /** What it has now. */
  theirs: All
  /** What the form says. */
  mine: All
}

interface Rebased<All> {
  /** What may be sent; at a conflict it holds mine until the person chose. */
  merged: All
  conflicts: Conflict<keyof All & string>[]
}

/**
 * Puts what was typed on top of what the server has now: an untouched answer takes the server's, a touched
 * one stays, and one that was touched here and moved there to something else is a conflict.
 */
export function rebase<All extends { readonly [Name in keyof All]: FieldValue }>(
  versions: Versions<All>,
): Rebased<All> {
  const { base, theirs, mine } = versions
  const merged = { ...mine }
  const conflicts: Conflict<keyof All & string>[] = []
  for (const name in mine) {
    if (isSameValue(base[name], mine[name])) merged[name] = theirs[name]
    else if (!isSameValue(base[name], theirs[name]) && !isSameValue(theirs[name], mine[name])) {
      conflicts.push({ name, base: base[name], theirs: theirs[name], mine: mine[name] })
    }
  }
  return { merged, conflicts }
}
