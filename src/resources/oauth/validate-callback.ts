import type { ProviderName } from './oauth'
import type { Attempt } from './oauth-mutations'

/** Search params of a callback URL; a repeated param is a list. */
export interface CallbackParams {
  code?: string | string[]
  state?: string | string[]
  error?: string | string[]
  error_description?: string | string[]
}

/**
 * Reasons why a callback is not sent to the server. `foreign`: it does not belong to what this tab has started; `used`: it was
 * sent before, has been replaced, or is too old.
 */
export type StopReason = 'declined' | 'foreign' | 'used'

/** Result of validating a callback: send the code, or stop with a reason. */
export type CallbackValidation =
  | { kind: 'go'; code: string; state: string; attempt: Attempt }
  | { kind: 'stop'; reason: StopReason; errorText?: string }

/** Maximum age of an attempt in ms; signing in at a provider takes less. */
const ATTEMPT_LIFETIME_MS = 10 * 60_000
/** Maximum number of characters of a provider's error text. */
const MAX_ERROR_TEXT_LENGTH = 500

/**
 * Whether the state of `attempt` has expired at `now` (ms), or lies as far in the future; a clock set back by less
 * is tolerated.
 */
export function isAttemptExpired({ at }: Attempt, now: number): boolean {
  return now - at > ATTEMPT_LIFETIME_MS || at - now > ATTEMPT_LIFETIME_MS
}

function errorTextOf({ error, error_description }: CallbackParams): string | undefined {
  const errorText = [error_description, error].find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof errorText === 'string' ? errorText.trim().slice(0, MAX_ERROR_TEXT_LENGTH) : undefined
}

const rejected = (reason: StopReason): CallbackValidation => ({ kind: 'stop', reason })

/**
 * Validates that a callback belongs to the attempt of this tab, at `now` (ms). Anything else is not sent: a forged
 * link must neither sign in nor bind.
 */
export function validateCallback(
  provider: ProviderName,
  texts: CallbackParams,
  attempt: Attempt | undefined,
  now: number,
): CallbackValidation {
  const { code, state, error } = texts
  if (Array.isArray(code) || Array.isArray(state)) return rejected('foreign')
  if (attempt?.isUsed && (!state || state === attempt.state)) return rejected('used')
  const isOurs = attempt?.isUsed === false && attempt.provider === provider && state === attempt.state
  if (!isOurs) return rejected('foreign')
  // The error text is trusted only with a valid state.
  if (error !== undefined || !code) return { kind: 'stop', reason: 'declined', errorText: errorTextOf(texts) }
  if (isAttemptExpired(attempt, now)) return rejected('used')
  return { kind: 'go', code, state: attempt.state, attempt }
}
