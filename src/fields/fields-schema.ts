import * as z from 'zod/mini'
import { validateValue } from './validate-value'
import type { Fields } from './field-values'
import type { FieldValue, FieldKind } from './field'

const TEXT = z.string()
const TYPES: Record<FieldKind, z.ZodMiniType<FieldValue>> = {
  text: TEXT,
  textarea: TEXT,
  secret: TEXT,
  integer: TEXT,
  choice: TEXT,
  datetime: TEXT,
  switch: z.boolean(),
  tags: z.array(TEXT),
}

/** Schema of the value types only, for restoring drafts: no validation rules. */
export function valuesSchema(fields: Fields) {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, TYPES[kind]])))
}

/** Schema that validates the values of a form. Messages are in the language at the time of validation. */
export function fieldsSchema(fields: Fields) {
  return valuesSchema(fields).check(
    z.superRefine((values, context) => {
      for (const [name, field] of Object.entries(fields)) {
        const value = values[name]
        const message = value === undefined ? undefined : validateValue(field, value, values)
        if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message })
      }
    }),
  )
}
