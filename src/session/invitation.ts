import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

/** Schema of an invitation code; anything else is rejected. */
export const invitationCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

// Storage key shared with the other consoles of this server.
const stored = storedText('aff', invitationCode)

/** Stores the invitation code until the registration, which may be on another day. */
export function storeInvitation(code: string): void {
  stored.write(code)
}

/** Removes the code once it was used. */
export const forgetInvitation = stored.remove

/** Stored invitation code, if any. */
export function storedInvitation(): string | undefined {
  return stored.read()
}
