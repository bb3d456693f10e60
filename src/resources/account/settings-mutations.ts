import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { confirmWrite, unverifiableWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { lenientText } from '#/http/rows'
import { t } from '#/i18n/i18n'
import { createMutation } from '../create-mutation'
import { accountQueries, fetchSelf } from './account'

/** Letters, digits, `_` and `-` only: any other character would change the target of the invite link. */
const inviteCode = z.pipe(lenientText, z.string().check(z.regex(/^[\w-]{1,64}$/)))

/** Whether the account is gone: the server bans a deleted account and says so in its next response. */
async function isDeleted(): Promise<boolean> {
  try {
    await fetchSelf()
    return false
  } catch (error) {
    if (error instanceof HttpFailure && error.kind === 'banned') return true
    throw error
  }
}

/** Mutations of the own account from the settings page; never retried. */
export const settingsMutations = {
  /**
   * Generates a system access token, which invalidates the previous one. A lost response leaves the outcome
   * unknown.
   */
  generateAccessToken: mutationOptions({
    mutationFn: () =>
      unverifiableWrite(() => gateway.get('api/user/token', z.string().check(z.minLength(1)))),
    gcTime: 0,
    meta: { errorHandledBy: 'form', actsOn: 'self' },
  }),
  /** Fetches the invite code; the server creates it on the first request. */
  inviteCode: mutationOptions({
    mutationFn: () => gateway.get('api/user/aff', inviteCode),
    meta: { errorHandledBy: 'form', actsOn: 'self' },
  }),
  /** Deletes the own account if its name still equals the typed one; refuses otherwise. */
  deleteSelf: mutationOptions({
    mutationFn: async (username: string, { client }) => {
      const self = await client.fetchQuery(accountQueries.self())
      if (self.username !== username) {
        const serverMessage = t('personal.delete.renamed', { username: self.username })
        throw new HttpFailure({ kind: 'refused', serverMessage })
      }
      return confirmWrite(() => gateway.remove('api/user/self', nothing), isDeleted)
    },
    meta: { errorHandledBy: 'form', actsOn: 'self' },
  }),
}

/** What both bindings have in common. */
const BINDING_META = {
  invalidates: [['account']],
  successMessage: 'common.accountBound',
  errorHandledBy: 'form',
  actsOn: 'self',
} as const

interface WechatBinding {
  /** Code that WeChat gave to the user. */
  code: string
  /** WeChat id that was bound before; blank when none was. */
  before: string
}

/** Mutations that bind an e-mail address or an external account without a redirect; never retried. */
export const bindingMutations = {
  /** Binds an e-mail address with the verification code that was sent to it. */
  email: createMutation({
    request: (search: { email: string; code: string }) =>
      gateway.get('api/oauth/email/bind', nothing, { search }),
    verify: async ({ email }) => (await fetchSelf()).email === email,
    meta: BINDING_META,
  }),
  /** Binds the WeChat account of a code to the own account. */
  wechat: createMutation({
    request: ({ code }: WechatBinding) => gateway.get('api/oauth/wechat/bind', nothing, { search: { code } }),
    verify: async ({ before }) => (await fetchSelf()).wechat_id !== before,
    meta: BINDING_META,
  }),
}
