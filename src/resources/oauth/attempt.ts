import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { INTENTS, PROVIDERS } from './oauth'

/**
 * Schema of an OAuth attempt in session storage, compared with the callback (T-17). A tab stores its newest
 * attempt only, as the server does.
 */
const attemptSchema = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string().check(z.minLength(1)),
  intent: z.enum(INTENTS),
  /** Id of the account to bind to. */
  owner: z.optional(z.int().check(z.positive())),
  /** URL to return to after signing in. */
  origin: z.optional(z.string()),
  /** Id of the account whose session ended on the page `origin`. */
  originOwner: z.optional(z.int()),
  /** Start time in ms. */
  at: z.number(),
  /** A state is valid for one callback. */
  isUsed: z.boolean(),
})
/** OAuth attempt of this tab. */
export type Attempt = z.infer<typeof attemptSchema>

const stored = storedValue('oauth', attemptSchema, 'session')

/** Stores an attempt before navigating to the provider. */
export function storeAttempt(attempt: Omit<Attempt, 'at' | 'isUsed'>): void {
  stored.write({ ...attempt, at: Date.now(), isUsed: false })
}

/** Returns the newest attempt of this tab; undefined when there is none. */
export function currentAttempt(): Attempt | undefined {
  return stored.read()
}

/** Marks the state of an attempt as used. The attempt stays stored to distinguish a replay from a forgery. */
export function consumeAttempt({ provider, state, intent, at }: Attempt): void {
  stored.write({ provider, state, intent, at, isUsed: true })
}
