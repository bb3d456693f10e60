import { z } from 'zod'

const count = z.int().nonnegative()

/** Body of POST /__gateway/consume: one successful relay call. */
export const consumeOrderSchema = z.strictObject({
  /** Token id; by default the first enabled token of `user`. */
  token_id: z.int().positive().optional(),
  /** User name. A user without tokens is charged directly. */
  user: z.string().optional(),
  model: z.string(),
  prompt_tokens: count.default(9),
  completion_tokens: count.default(9),
  /** Price in quota; by default as in K8.6. */
  quota: count.optional(),
  /** Channel id; by default the first enabled channel with the model, or none. */
  channel: count.optional(),
})

export type ConsumeOrder = z.output<typeof consumeOrderSchema>
export type ConsumeBody = z.input<typeof consumeOrderSchema>

/** Body of POST /__gateway/traffic; 0 stops the traffic. */
export const trafficOrderSchema = z.strictObject({ per_minute: z.number().nonnegative().max(6000) })

export type TrafficOrder = z.output<typeof trafficOrderSchema>
