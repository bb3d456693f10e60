import * as z from 'zod/mini'

/**
 * A check for a schema: `problemOf` says what is wrong with what was given, in the current language; undefined when
 * nothing is.
 */
export function customCheck<Value>(validate: (value: Value) => string | undefined): z.core.$ZodCheck<Value> {
  return z.superRefine((value, context) => {
    const message = validate(value)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
}
