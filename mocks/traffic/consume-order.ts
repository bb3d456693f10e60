import { z } from 'zod'

const count = z.int().nonnegative()

/** What POST /__gateway/consume may say: one call of the relay that went well upstream. */
export const consumeOrderSchema = z.strictObject({
  /** The token used; without it the first enabled one of `user`. */
  token_id: z.int().positive().optional(),
  /** A user name. Without a token of his own the call still costs him. */
  user: z.string().optional(),
  model: z.string(),
  prompt_tokens: count,
  completion_tokens: count,
  /** The price; without it that of K8.6. */
  quota: count.optional(),
  /** The channel's id; without it the first enabled one with the model, or none. */
  channel: count.optional(),
})

export type ConsumeOrder = z.output<typeof consumeOrderSchema>

/** What POST /__gateway/traffic may say; 0 stops it. */
export const trafficOrderSchema = z.strictObject({ per_minute: z.number().nonnegative().max(6000) })

export type TrafficOrder = z.output<typeof trafficOrderSchema>
