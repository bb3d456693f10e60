import type { Attempt } from './attempt'
import type { ProviderName } from './oauth'

/** What stood in the address that a provider sent the browser back to; a name that stood twice has a list. */
export interface CallbackParams {
  code?: string | string[]
  state?: string | string[]
  error?: string | string[]
  error_description?: string | string[]
}

/** Why nothing is sent to the server for a callback. */
export type StopReason =
  | 'declined'
  | 'duplicateParams'
  | 'alreadyUsed'
  | 'unknownAttempt'
  | 'otherProvider'
  | 'otherState'
  | 'expired'

export type CallbackValidation =
  | { kind: 'go'; code: string; state: string; attempt: Attempt }
  | { kind: 'stop'; reason: StopReason; providerWords?: string }

/** Longer than anybody takes to sign in elsewhere, in ms. */
const ATTEMPT_LIFETIME_MS = 10 * 60_000
/** In characters. */
const LONGEST_WORDS = 500

/** Whether too much time has passed at `now` (ms) for the state of `attempt`; a clock that was set back proves nothing. */
export function isTooOld({ at }: Attempt, now: number): boolean {
  return now - at > ATTEMPT_LIFETIME_MS || at - now > ATTEMPT_LIFETIME_MS
}

/** Why a provider refused, in its own words or by its code. */
function wordsOf({ error, error_description }: CallbackParams): string | undefined {
  const words = [error_description, error].find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof words === 'string' ? words.trim().slice(0, LONGEST_WORDS) : undefined
}

const rejected = (reason: StopReason): CallbackValidation => ({ kind: 'stop', reason })

/**
 * Whether what came back belongs to what this tab set out for, at `now` (ms). Only then is anything sent: a link that
 * somebody else prepared must neither sign anybody in nor bind anything (T-17).
 */
export function validateCallback(
  provider: ProviderName,
  texts: CallbackParams,
  attempt: Attempt | undefined,
  now: number,
): CallbackValidation {
  const { code, state, error } = texts
  if (Array.isArray(code) || Array.isArray(state)) return rejected('duplicateParams')
  if (attempt?.isUsed && (!state || state === attempt.state)) return rejected('alreadyUsed')
  if (!attempt || attempt.isUsed) return rejected('unknownAttempt')
  if (attempt.provider !== provider) return rejected('otherProvider')
  if (!state) return rejected('unknownAttempt')
  if (state !== attempt.state) return rejected('otherState')
  // The words come from the provider only when the state is the one it was given.
  if (error !== undefined || !code) return { kind: 'stop', reason: 'declined', providerWords: wordsOf(texts) }
  if (isTooOld(attempt, now)) return rejected('expired')
  return { kind: 'go', code, state, attempt }
}
