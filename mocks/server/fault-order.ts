import { z } from 'zod'
import { faultNames } from './fault-words'

/** What a fault rule may say, read strictly so that a mistyped member is noticed. */
export const faultOrderSchema = z.strictObject({
  /** Which calls, see `callPattern`. */
  call: z.string(),
  /** A number of FM-FAULTS or its word, see `faultWords`. */
  kind: z.enum(faultNames),
  /** How many calls it hits; for good when absent. */
  times: z.int().positive().optional(),
  /** How many matching calls pass first. */
  skip: z.int().nonnegative().optional(),
  message: z.string().optional(),
  /** Replaces the HTTP status of a made-up answer. */
  status: z.int().min(200).max(599).optional(),
  /** Milliseconds to wait before the fault answers; a release ends the wait early. */
  ms: z.int().nonnegative().optional(),
  /** Seconds that `Retry-After` names. */
  seconds: z.int().nonnegative().optional(),
  /** The member of the answer that F26, F28 and F29 spoil. */
  field: z.string().optional(),
  /** What F28 and F29 put there, or what F32 answers. */
  value: z.unknown().optional(),
  /** Where F26 to F29 work: in the first row or the one record, in every row, or beside `data`. */
  rows: z.enum(['first', 'all', 'envelope']).optional(),
  /** Whether the server did its work before the answer was lost; false when absent. */
  applied: z.boolean().optional(),
})

export type FaultOrder = z.input<typeof faultOrderSchema>
