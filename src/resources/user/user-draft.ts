import type { User } from './user'

/** Form values of a new user. */
export interface NewUser {
  username: string
  display_name: string
  password: string
}

/** Form values of an existing user; a blank password keeps the current one. */
export interface UserDraft extends NewUser {
  group: string
  /** Server units. */
  quota: number
}

/**
 * Builds the body of a save from the texts that differ from `now`, because names of externally created accounts
 * may break the form's rules (K11.37). Always includes the quota: the server logs a missing one as a change to
 * nothing (K10.19). `now` must be freshly read, or consumption in the meantime is reverted.
 */
export function userChanges(now: User, draft: UserDraft): Partial<UserDraft> & Pick<UserDraft, 'quota'> {
  const { username, display_name, group, password, quota } = draft
  return {
    ...(username !== now.username && { username }),
    ...(display_name !== now.display_name && { display_name }),
    ...(group !== now.group && { group }),
    ...(password !== '' && { password }),
    quota,
  }
}
