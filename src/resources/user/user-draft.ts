import type { User } from './user'

/** What is asked to make an account. */
export interface NewUser {
  username: string
  display_name: string
  password: string
}

/** What an administrator decides about an account. A blank password means the one there is. */
export interface UserDraft extends NewUser {
  group: string
  /** Server units. */
  quota: number
}

/**
 * The body of a save: the texts that differ from what the server has `now`, because an account born elsewhere may
 * have names that the rules of typing refuse (K11.37), and the quota always, because one that is left out is logged as
 * a change to nothing (K10.19). `now` must be freshly read, or what was spent meanwhile is given back.
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
