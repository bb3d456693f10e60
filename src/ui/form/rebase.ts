import { isSameValue, type FieldValue } from '#/fields/fields'

/** Field that was edited here and changed to another value on the server. */
export interface Conflict {
  name: string
  base: FieldValue
  theirs: FieldValue
  mine: FieldValue
}

/**
 * Three-way merge of a form with its record, from `base`, the server's values when the form was opened, `theirs`, those of
 * now, and `mine`, those of the form. Unedited fields take the server's value, edited ones keep theirs, and a field that was
 * changed to different values on both sides is a conflict: until the user has chosen, `merged` has `mine`.
 */
export function rebase<All extends { readonly [Name in keyof All]: FieldValue }>({
  base,
  theirs,
  mine,
}: Record<'base' | 'theirs' | 'mine', All>) {
  const merged = { ...mine }
  const conflicts: Conflict[] = []
  for (const name in mine) {
    if (isSameValue(base[name], mine[name])) merged[name] = theirs[name]
    else if (!isSameValue(base[name], theirs[name]) && !isSameValue(theirs[name], mine[name])) {
      conflicts.push({ name, base: base[name], theirs: theirs[name], mine: mine[name] })
    }
  }
  return { merged, conflicts }
}
