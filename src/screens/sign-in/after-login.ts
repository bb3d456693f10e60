import type { Credentials } from '#/resources/account/sign-in-mutations'
import { returnUrl } from '#/session/return-url'

/** The account a fresh server comes with (K12.3); whoever still uses it is sent to change it. */
const DEFAULT_ROOT: Credentials = { username: 'root', password: '123456' }
const PROFILE = '/user/edit'

/** Whether somebody signed in with the password that every fresh server has. */
export function isDefaultRoot({ username, password }: Credentials): boolean {
  return username === DEFAULT_ROOT.username && password === DEFAULT_ROOT.password
}

/** Where signing in leads: to the own profile with the default password, else back to `origin`. */
export function urlAfterLogin(credentials: Credentials, origin: unknown): string {
  return isDefaultRoot(credentials) ? PROFILE : returnUrl(origin)
}
