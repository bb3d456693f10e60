/** What somebody types to get an account; the wire takes blanks for what was not asked (K6.3, call 17). */
export interface Registration {
  username: string
  password: string
  password2: string
  email: string
  verification_code: string
  /** The code of whoever invited; unknown ones are ignored by the server. */
  aff_code: string
}

/** A call that the server may want a human check for; a blank token stands for none (K2.4). */
export type WithCaptcha<Values> = Values & { turnstile: string }

/** What the storage layers of this family of servers say of a name that exists; the server passes it on as it comes. */
const NAME_TAKEN_TEXT = /UNIQUE constraint failed: users\.username|Duplicate entry|duplicate key value/i

/** Whether a registration was refused because somebody has that name. */
export function isNameTaken(serverMessage: string | undefined): boolean {
  return NAME_TAKEN_TEXT.test(serverMessage ?? '')
}
