import { isEmail } from '#/fields/rules'

/** Params of a mailed reset link. */
export interface ResetLink {
  email: string
  token: string
}

/** Why a link is invalid. */
export type LinkProblem = 'incomplete' | 'noEmail'

/**
 * Link that this tab was storedLink with. Kept in memory only, because others may read URLs and the browser
 * history. After a reload the mail has to be storedLink again.
 */
let storedLink: ResetLink | undefined

/** The param if it occurs once, otherwise undefined. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Parses the query of a mailed link. */
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

/** Link that was storedLink last, until it is dropped. */
export function currentLink(): ResetLink | undefined {
  return storedLink
}

/** Drops the link after it was used or its page was left. */
export function forgetLink(): void {
  storedLink = undefined
}

/** Why the link cannot be used; undefined if it is valid. */
export function linkProblem(link: ResetLink | undefined): LinkProblem | undefined {
  if (!link || link.email === '' || link.token === '') return 'incomplete'
  return isEmail(link.email) ? undefined : 'noEmail'
}
