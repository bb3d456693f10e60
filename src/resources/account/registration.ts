/** Request body of a registration; unused members are blank (K6.3, call 17). */
export interface Registration {
  username: string
  password: string
  password2: string
  email: string
  verification_code: string
  /** Invite code; the server ignores an unknown one. */
  aff_code: string
}

/** Variables of a request that may need a captcha token; a blank token means none (K2.4). */
export type WithCaptcha<Values> = Values & { turnstile: string }

/** Unique-index messages of SQLite, MySQL and PostgreSQL, which the server passes on unchanged. */
const NAME_TAKEN_TEXT = /UNIQUE constraint failed: users\.username|Duplicate entry|duplicate key value/i

/** Whether a registration was refused because the name exists. */
export function isNameTaken(serverMessage: string | undefined): boolean {
  return NAME_TAKEN_TEXT.test(serverMessage ?? '')
}
