import type { UserOnWire } from './user-row'

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
export function lengthError(body: UserOnWire): string | undefined {
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
export function editError(body: UserOnWire): string | undefined {
  return lengthError({ ...body, password: body.password || KEEP_PASSWORD })
}

/** The password that an update sets; empty for no change. */
export const newPassword = ({ password }: UserOnWire): string => (password === KEEP_PASSWORD ? '' : password)
