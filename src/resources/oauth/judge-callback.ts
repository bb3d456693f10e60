import type { Attempt } from './attempt'
import type { ProviderName } from './oauth'

/** What stood in the address that a provider sent the browser back to; a name that stood twice has a list. */
export interface CallbackTexts {
  code?: string | string[]
  state?: string | string[]
  error?: string | string[]
}

/** Why nothing is sent to the server for a callback. */
export type StopReason = 'declined' | 'doubled' | 'used' | 'strange' | 'otherProvider' | 'otherState' | 'late'

export type Judgement =
  | { kind: 'go'; code: string; state: string; attempt: Attempt }
  | { kind: 'stop'; reason: StopReason }

/** Longer than anybody takes to sign in elsewhere, in ms. */
const GOOD_FOR_MS = 30 * 60_000

const stop = (reason: StopReason): Judgement => ({ kind: 'stop', reason })

/**
 * Whether what came back belongs to what this tab set out for, at `now` (ms). Only then is anything sent: a link that
 * somebody else prepared must neither sign anybody in nor bind anything (T-17).
 */
export function judgeCallback(
  provider: ProviderName,
  { code, state, error }: CallbackTexts,
  attempt: Attempt | undefined,
  now: number,
): Judgement {
  if (Array.isArray(code) || Array.isArray(state)) return stop('doubled')
  if (attempt?.isUsed && (!state || state === attempt.state)) return stop('used')
  if (!attempt || attempt.isUsed) return stop('strange')
  if (attempt.provider !== provider) return stop('otherProvider')
  if (!state) return stop('strange')
  if (state !== attempt.state) return stop('otherState')
  if (error !== undefined || !code) return stop('declined')
  if (now - attempt.at > GOOD_FOR_MS) return stop('late')
  return { kind: 'go', code, state, attempt }
}
