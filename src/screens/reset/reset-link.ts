import { isEmail } from '#/fields/email-rule'

/** What the link of a reset mail carries. */
export interface ResetLink {
  email: string
  token: string
}

/** What can be wrong with it. */
export type LinkProblem = 'incomplete' | 'noEmail'

/**
 * The link that this tab was opened with. In memory alone: an address, its history and what the browser keeps of both
 * can be read by others (T-21). A reload needs the mail again.
 */
let opened: ResetLink | undefined

/**
 * What a mail's link says, read from its query as texts. The server writes the address of the account as it is, so an
 * `&` in it ends it too early: what follows up to the token belongs to it, when that makes an address of it.
 */
export function linkOf(search: Readonly<Record<string, unknown>>): { email?: string; token?: string } {
  const parts = Object.entries(search)
  const end = parts.findIndex(([name]) => name === 'token')
  const between = parts.slice(0, end < 0 ? undefined : end).filter(([name]) => name !== 'email')
  const rest = between.map(([name, value]) => `&${name}${value === '' ? '' : `=${String(value)}`}`)
  const [email, token] = [textOf(search.email), textOf(search.token)]
  const whole = email === undefined ? undefined : `${email}${rest.join('')}`
  const isCut = email !== undefined && !isEmail(email) && whole !== undefined && isEmail(whole)
  return { email: isCut ? whole : email, token }
}

/** A text as it came; a repeated one names nobody. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * Remembers a link as its address told it. The server writes the address of the account as it is, so a `+` in it comes
 * out of the query as a blank, which no such address has (K6.3, call 7).
 */
export function storeLink({ email, token }: ResetLink): void {
  opened = { email: email.trim().replaceAll(' ', '+'), token: token.trim() }
}

/** The link that was opened last, until it is forgotten. */
export function currentLink(): ResetLink | undefined {
  return opened
}

/** Forgets it: it was used, or its page was left. */
export function forgetLink(): void {
  opened = undefined
}

/** Why nothing can be asked with this link; undefined when it can. */
export function linkProblem(link: ResetLink | undefined): LinkProblem | undefined {
  if (!link || link.email === '' || link.token === '') return 'incomplete'
  return isEmail(link.email) ? undefined : 'noEmail'
}
