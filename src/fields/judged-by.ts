import * as z from 'zod/mini'

/**
 * A check for a schema: `problemOf` says what is wrong with what was given, in the current language; undefined when
 * nothing is.
 */
export function judgedBy<Given>(problemOf: (given: Given) => string | undefined): z.core.$ZodCheck<Given> {
  return z.superRefine((given, context) => {
    const message = problemOf(given)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
}
