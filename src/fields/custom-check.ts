import * as z from 'zod/mini'

/** Creates a schema check from `validate`, which returns the message in the current language, or undefined if valid. */
export function customCheck<Value>(validate: (value: Value) => string | undefined): z.core.$ZodCheck<Value> {
  return z.superRefine((value, context) => {
    const message = validate(value)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
}
