import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { lenientText } from '#/http/row-values'
import { confirmWrite, unverifiableWrite } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { profileSchema } from './account'
import { ACCOUNT } from './account-queries'
import { fetchVerifiedOwner } from './owner'

/** Whoever this page is shown to, by id; each of these calls first asks whether the server thinks so too. */
interface OwnerVariables {
  owner: number
}

/** Letters and digits by contract; anything else would change where the link leads. */
const inviteCode = z.pipe(lenientText, z.string().check(z.regex(/^[\w-]{1,64}$/)))

async function hasEmail(email: string): Promise<boolean> {
  return (await gateway.get('api/user/self', profileSchema)).email === email
}

/** The server bans a deleted account, and says so at the next call (K6.5, call 23). */
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
export const settingsMutations = {
  /** Makes a system access token, and the one before worthless. A lost one nobody can tell. */
  generateAccessToken: mutationOptions({
    mutationFn: async ({ owner }: OwnerVariables) => {
      await fetchVerifiedOwner(owner)
      return unverifiableWrite(() => gateway.get('api/user/token', z.string().check(z.minLength(1))))
    },
    gcTime: 0,
    meta: { errorHandledBy: 'form' },
  }),
  /** The code that others register with; made when it is asked for the first time. */
  inviteCode: mutationOptions({
    mutationFn: async ({ owner }: OwnerVariables) => {
      await fetchVerifiedOwner(owner)
      return gateway.get('api/user/aff', inviteCode)
    },
    meta: { errorHandledBy: 'form' },
  }),
  /** Makes an e-mail address that of the account; the code was sent there. */
  bindEmail: mutationOptions({
    mutationFn: async ({ owner, email, code }: OwnerVariables & { email: string; code: string }) => {
      await fetchVerifiedOwner(owner)
      return confirmWrite(
        () => gateway.get('api/oauth/email/bind', nothing, { search: { email, code } }),
        () => hasEmail(email),
      )
    },
    meta: { invalidates: [[ACCOUNT]], successMessage: 'personal.bound', errorHandledBy: 'form' },
  }),
  /** Deletes the account for good, if it is still called what was typed. */
  deleteSelf: mutationOptions({
    mutationFn: async ({ owner, username }: OwnerVariables & { username: string }) => {
      const self = await fetchVerifiedOwner(owner)
      if (self.username !== username) {
        const serverMessage = t('personal.delete.renamed', { username: self.username })
        throw new HttpFailure({ kind: 'refused', serverMessage })
      }
      return confirmWrite(() => gateway.remove('api/user/self', nothing), isDeleted)
    },
    meta: { errorHandledBy: 'form' },
  }),
}
