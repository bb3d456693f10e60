import { z } from 'zod'
import { faultNames } from './fault-words'

/** Schema of a fault order. Strict, so that a misspelled property is an error. */
export const faultOrderSchema = z.strictObject({
  /** Pattern of the affected calls, see `callPattern`. */
  call: z.string(),
  /** Code of the fault or its name, see `faultWords`. */
  kind: z.enum(faultNames),
  /** Number of calls to affect; unlimited by default. */
  times: z.int().positive().optional(),
  /** Number of matching calls to let through first. */
  skip: z.int().nonnegative().optional(),
  message: z.string().optional(),
  /** Overrides the HTTP status of a synthetic response. */
  status: z.int().min(200).max(599).optional(),
  /** Delay before the faulty response in ms (F19: see `truncate`); a release ends it early. */
  ms: z.int().nonnegative().optional(),
  /** Value of `Retry-After` in seconds. */
  seconds: z.int().nonnegative().optional(),
  /** Name of the field that F26, F28 and F29 corrupt. */
  field: z.string().optional(),
  /** Value that F28 and F29 write into the field, or the body that F32 returns. */
  value: z.unknown().optional(),
  /** Scope of F26 to F29: the first row (or single record), all rows, or the envelope next to `data`. */
  rows: z.enum(['first', 'all', 'envelope']).optional(),
  /** Whether the server applies the write although its response is lost; false by default. */
  applied: z.boolean().optional(),
})

export type FaultOrder = z.input<typeof faultOrderSchema>
