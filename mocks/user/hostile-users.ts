import { hexOf } from '../secret-of'
import { hostileTexts } from './hostile-texts'
import { seedUser } from './seed-user'
import { smallUsers } from './small-users'
import type { UserRow } from './user-row'

const KNOWN = 5

/** The five named users, then one for each hostile text, in every field that holds text. */
export const hostileUsers: readonly UserRow[] = [
  ...smallUsers.slice(0, KNOWN),
  ...hostileTexts.map((text, index) => {
    const id = KNOWN + index + 1
    return seedUser(id, {
      // Beside the text an id, where a value has to be nobody else's.
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
