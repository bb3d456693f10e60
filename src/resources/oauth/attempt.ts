import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { INTENTS, PROVIDERS } from './oauth'

/**
 * What this tab remembers of having sent somebody to a provider, to compare with what comes back (T-17). A tab
 * remembers its newest attempt only, as the server does.
 */
const attemptSchema = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string().check(z.minLength(1)),
  intent: z.enum(INTENTS),
  /** Whose account is to be bound. */
  owner: z.optional(z.int().check(z.positive())),
  /** Where somebody wanted to go who had to sign in first. */
  origin: z.optional(z.string()),
  /** Whose page `origin` is, when their session ended there. */
  originOwner: z.optional(z.int()),
  /** When, in ms. */
  at: z.number(),
  /** A state is good for one callback. */
  isUsed: z.boolean(),
})
export type Attempt = z.infer<typeof attemptSchema>

const stored = storedValue('oauth', attemptSchema, 'session')

/** Remembers an attempt before the browser leaves for the provider. */
export function storeAttempt(attempt: Omit<Attempt, 'at' | 'isUsed'>): void {
  stored.write({ ...attempt, at: Date.now(), isUsed: false })
}

/** What this tab set out to do, if anything. */
export function currentAttempt(): Attempt | undefined {
  return stored.read()
}

/** From now on the attempt's state is no good any more; what it was is kept, to tell a replay from a forgery. */
export function consumeAttempt({ provider, state, intent, at }: Attempt): void {
  stored.write({ provider, state, intent, at, isUsed: true })
}
