import { isEmail } from '#/fields/rules'

export interface ResetLink {
  email: string
  token: string
}

/** Kept in memory only, because others may read URLs and the browser history: a reload loses it. */
let storedLink: ResetLink | undefined

/** The param if it occurs once, otherwise undefined. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const linkOf = ({ email, token }: Readonly<Record<string, unknown>>): Partial<ResetLink> => ({
  email: textOf(email),
  token: textOf(token),
})

/**
 * Stores a link. The server does not escape the e-mail address, so a `+` in it was decoded as a space and is
 * restored.
 */
export function storeLink({ email, token }: ResetLink): void {
  storedLink = { email: email.trim().replaceAll(' ', '+'), token: token.trim() }
}

export function currentLink(): ResetLink | undefined {
  return storedLink
}

export function forgetLink(): void {
  storedLink = undefined
}

export function linkProblem(link: ResetLink | undefined) {
  if (!link || link.email === '' || link.token === '') return 'incomplete'
  return isEmail(link.email) ? undefined : 'noEmail'
}
