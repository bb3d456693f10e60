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

/** The types of the answers alone, for reading back what was kept: nothing is judged. */
export function valuesSchema(fields: Fields) {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, TYPES[kind]])))
}

/** Validates the answers of a form. Messages are made in the language spoken when it runs. */
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
