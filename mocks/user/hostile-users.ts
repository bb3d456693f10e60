import { hexOf } from '../secret-of'
import { hostileTexts } from './hostile-texts'
import { seedUser } from './seed-user'
import { smallUsers } from './small-users'
import type { UserRow } from './user-row'

const NAMED_COUNT = 5

/** The five named users, then one per hostile text, used in every text field. */
export const hostileUsers: readonly UserRow[] = [
  ...smallUsers.slice(0, NAMED_COUNT),
  ...hostileTexts.map((text, index) => {
    const id = NAMED_COUNT + index + 1
    return seedUser(id, {
      // The id makes values unique where the column requires it.
      username: index % 2 === 0 ? text : `${text} ${id}`,
      password: 'hostile12345',
      display_name: text,
      email: `${text}@evil.example`,
      github_id: text,
      wechat_id: text,
      lark_id: text,
      oidc_id: text,
      access_token: hexOf('access', id, 32),
      group: text,
      aff_code: text,
      role: id % 9 === 0 ? 99 : 1,
      status: id % 8 === 0 ? 99 : 1,
      quota: id % 5 === 0 ? -9_007_199_254_740_991 : id * 1000,
    })
  }),
]
