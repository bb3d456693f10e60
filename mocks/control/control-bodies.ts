import { z } from 'zod'

/** The body of POST /__gateway/worlds. */
export const worldOrderSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'letters, digits, - and _ only')
    .optional(),
  seed: z.enum(['small', 'large', 'empty', 'hostile', 'demo']).optional(),
  limits: z.enum(['on', 'off']).optional(),
  /** Another server of the family, by the signs in its public status. */
  server: z.enum(['one-hub', 'new-api', 'laisky']).optional(),
  options: z.record(z.string(), z.string()).optional(),
  clock: z.int().nonnegative().optional(),
})

/** The body of POST /__gateway/sign-in. */
export const signInSchema = z.strictObject({ username: z.string() })

/** The body of POST /__gateway/clock, applied in this order. */
export const clockSchema = z.strictObject({
  set: z.int().nonnegative().optional(),
  advance: z.int().optional(),
  run: z.boolean().optional(),
})

/** The body of POST /__gateway/options. */
export const optionsSchema = z.record(z.string(), z.string())

/** The body of POST /__gateway/worlds/enter. */
export const enterSchema = z.strictObject({ id: z.string() })
