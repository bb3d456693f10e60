import { goInt, goInt64, goString, goStruct, type GoValue } from '../server/go-struct'

/** Request body of every call that takes a user; each call uses some of its fields (K6.5 and K6.6). */
export const userBody = goStruct('model', 'User', {
  id: goInt,
  username: goString,
  password: goString,
  display_name: goString,
  role: goInt,
  status: goInt,
  email: goString,
  github_id: goString,
  wechat_id: goString,
  lark_id: goString,
  oidc_id: goString,
  verification_code: goString,
  access_token: goString,
  quota: goInt64,
  used_quota: goInt64,
  request_count: goInt,
  group: goString,
  aff_code: goString,
  inviter_id: goInt,
})

/** A decoded user body; absent fields are "" or 0. */
export type UserBody = GoValue<typeof userBody>

// The server's internal placeholder for an unchanged password; it has the same effect in a request (K6.6).
const KEEP_PASSWORD = '$I_LOVE_U'

const rules = [
  { field: 'Username', key: 'username', least: 0, most: 12 },
  { field: 'Password', key: 'password', least: 8, most: 20 },
  { field: 'DisplayName', key: 'display_name', least: 0, most: 20 },
  { field: 'Email', key: 'email', least: 0, most: 50 },
] as const

/**
 * The server's validation error for the length rules of K8.3, one line per field; undefined if valid. Lengths are in
 * code points.
 */
export function lengthError(body: UserBody): string | undefined {
  const lines = rules.flatMap(({ field, key, least, most }) => {
    const length = Array.from(body[key]).length
    const tag = length < least ? 'min' : length > most ? 'max' : undefined
    return tag
      ? [`Key: 'User.${field}' Error:Field validation for '${field}' failed on the '${tag}' tag`]
      : []
  })
  return lines.length > 0 ? lines.join('\n') : undefined
}

/** Like `lengthError` for an update, where an empty password means no change. */
export function editError(body: UserBody): string | undefined {
  return lengthError({ ...body, password: body.password || KEEP_PASSWORD })
}

/** The password that an update sets; empty for no change. */
export const newPassword = ({ password }: UserBody): string => (password === KEEP_PASSWORD ? '' : password)
