import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

/** Schema of an invitation code; anything else is rejected. */
export const invitationCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** The invitation code until the registration, which may be on another day; other consoles of this server use the same key. */
export const storedInvitation = storedText('aff', invitationCode)
