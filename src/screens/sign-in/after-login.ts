import type { Credentials } from '#/resources/account/sign-in-mutations'
import { returnUrl } from '#/session/return-url'

/**
 * Credentials of a newly installed server (K12.3). Users who log in with them are asked to change the
 * password.
 */
const DEFAULT_ROOT: Credentials = { username: 'root', password: '123456' }
const PROFILE = '/user/edit'

/** Whether the credentials are the default ones. */
export function isDefaultRoot({ username, password }: Credentials): boolean {
  return username === DEFAULT_ROOT.username && password === DEFAULT_ROOT.password
}

/** URL to open after login: the user's profile with default credentials, otherwise `origin`. */
export function urlAfterLogin(credentials: Credentials, origin: unknown): string {
  return isDefaultRoot(credentials) ? PROFILE : returnUrl(origin)
}
