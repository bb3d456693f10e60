import { NEVER_EXPIRES, TOKEN_STATUS, type Token } from './token'

const WEEK = 7 * 86_400
/** The shortest age for a pace: a token of an hour says little about a week. */
const MIN_AGE_S = 86_400

export interface EndingToken {
  token: Token
  reason: 'expires' | 'runsDry'
  at: number
}

/** When the quota of a token is used up at its average pace since it was created; undefined if that is unknown. */
function dryAt(token: Token, now: number): number | undefined {
  const { unlimited_quota, remain_quota, used_quota = 0, created_time } = token
  if (unlimited_quota || remain_quota === undefined || used_quota <= 0) return undefined
  const age = Math.max(MIN_AGE_S, now - created_time)
  return now + (Math.max(0, remain_quota) * age) / used_quota
}

/** The enabled tokens that expire or run dry within a week of `now` (unix seconds), or did so within the last one, the first one first. */
export function endingTokens(tokens: readonly Token[], now: number): EndingToken[] {
  return tokens
    .filter(({ status }) => status === TOKEN_STATUS.enabled)
    .flatMap((token): EndingToken[] => {
      const { expired_time = NEVER_EXPIRES } = token
      const ends: EndingToken[] = [{ token, reason: 'runsDry', at: dryAt(token, now) ?? Infinity }]
      if (expired_time !== NEVER_EXPIRES) ends.push({ token, reason: 'expires', at: expired_time })
      const first = ends.toSorted((a, b) => a.at - b.at)[0]
      return first && Math.abs(first.at - now) <= WEEK ? [first] : []
    })
    .toSorted((a, b) => a.at - b.at)
}
