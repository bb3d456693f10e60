import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { lenientText } from '#/http/row-values'
import { settle, unseen } from '#/http/settle'
import { t } from '#/i18n/i18n'
import { profileSchema } from './account'
import { ACCOUNT } from './account-queries'
import { readOwner } from './owner'

/** Whoever this page is shown to, by id; each of these calls first asks whether the server thinks so too. */
interface Own {
  owner: number
}

/** Letters and digits by contract; anything else would change where the link leads. */
const inviteCode = z.pipe(lenientText, z.string().check(z.regex(/^[\w-]{1,64}$/)))

async function hasEmail(email: string): Promise<boolean> {
  return (await gateway.get('api/user/self', profileSchema)).email === email
}

/** The server bans a deleted account, and says so at the next call (contract 6.5, call 23). */
async function isDeleted(): Promise<boolean> {
  try {
    await gateway.get('api/user/self', profileSchema)
    return false
  } catch (error) {
    if (error instanceof HttpFailure && error.kind === 'banned') return true
    throw error
  }
}

/** What a person does to the own account from the settings; none is ever repeated by itself (H13). */
export const ownMutations = {
  /** Makes a system access token, and the one before worthless. A lost one nobody can tell. */
  makeAccessToken: mutationOptions({
    mutationFn: async ({ owner }: Own) => {
      await readOwner(owner)
      return unseen(() => gateway.get('api/user/token', z.string().check(z.minLength(1))))
    },
    gcTime: 0,
    meta: { told: 'atForm' },
  }),
  /** The code that others register with; made when it is asked for the first time. */
  inviteCode: mutationOptions({
    mutationFn: async ({ owner }: Own) => {
      await readOwner(owner)
      return gateway.get('api/user/aff', inviteCode)
    },
    meta: { told: 'atForm' },
  }),
  /** Makes an e-mail address that of the account; the code was sent there. */
  bindEmail: mutationOptions({
    mutationFn: async ({ owner, email, code }: Own & { email: string; code: string }) => {
      await readOwner(owner)
      return settle(
        () => gateway.get('api/oauth/email/bind', nothing, { search: { email, code } }),
        () => hasEmail(email),
      )
    },
    meta: { drops: [[ACCOUNT]], said: 'personal.bound', told: 'atForm' },
  }),
  /** Deletes the account for good, if it is still called what was typed. */
  deleteSelf: mutationOptions({
    mutationFn: async ({ owner, username }: Own & { username: string }) => {
      const self = await readOwner(owner)
      if (self.username !== username) {
        const serverMessage = t('personal.delete.renamed', { username: self.username })
        throw new HttpFailure({ kind: 'refused', serverMessage })
      }
      return settle(() => gateway.remove('api/user/self', nothing), isDeleted)
    },
    meta: { told: 'atForm' },
  }),
}
