import { isSameValue, type FieldValue } from '#/fields/fields'

/** Field that was edited here and changed to another value on the server. */
export interface Conflict<Name extends string = string> {
  name: Name
  base: FieldValue
  theirs: FieldValue
  mine: FieldValue
}

interface Versions<All> {
  /** Server values when the form was opened. */
  base: All
  /** Server values now. */
  theirs: All
  /** Values of the form. */
  mine: All
}

interface MergeResult<All> {
  /** Values to send; for conflicting fields `mine`, until the user has chosen. */
  merged: All
  conflicts: Conflict<keyof All & string>[]
}

/**
 * Three-way merge of a form with its record: unedited fields take the server's value, edited ones keep theirs, and a
 * field that was changed to different values on both sides is a conflict.
 */
export function rebase<All extends { readonly [Name in keyof All]: FieldValue }>(
  versions: Versions<All>,
): MergeResult<All> {
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
