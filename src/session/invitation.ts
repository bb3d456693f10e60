import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

/** What a code of an invitation may look like; anything else is none (PQ05, PS23). */
export const invitationCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

// The key that consoles of this family share.
const stored = storedText('aff', invitationCode)

/** Keeps who invited, until somebody registers, maybe another day. */
export function storeInvitation(code: string): void {
  stored.write(code)
}

/** The code of whoever invited, if anybody did. */
export function storedInvitation(): string | undefined {
  return stored.read()
}
