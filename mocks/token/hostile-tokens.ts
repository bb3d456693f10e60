import { secretOf } from '../secret-of'
import { hostileTexts } from '../user/hostile-texts'
import { TOKEN_STATUS, type TokenRow } from './token-row'

/** Two tokens (root, alice) per hostile text, used as name and, rotating, as models, subnet or key. */
export function hostileTokens(start: number): TokenRow[] {
  return [1, 3].flatMap((owner, round) =>
    hostileTexts.map((text, index) => {
      const id = round * hostileTexts.length + index + 1
      return {
        id,
        user_id: owner,
        key: id % 4 === 0 ? text : secretOf('token', id, 48),
        status: id % 6 === 0 ? 99 : (index % TOKEN_STATUS.exhausted) + 1,
        name: text,
        created_time: start - id * 3600,
        accessed_time: start,
        expired_time: id % 5 === 0 ? 9_007_199_254_740_991 : -1,
        remain_quota: id % 7 === 0 ? -9_007_199_254_740_991 : id * 1000,
        unlimited_quota: id % 8 === 0,
        used_quota: id,
        models: id % 2 === 0 ? `${text},gpt-4o` : null,
        subnet: id % 3 === 0 ? text : '',
      }
    }),
  )
}
