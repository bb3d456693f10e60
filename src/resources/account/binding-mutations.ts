import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { confirmWrite } from '#/http/confirm-write'
import { profileSchema } from './account'
import { ACCOUNT } from './account-queries'
import { fetchVerifiedOwner, type OwnerVariables } from './owner'

async function hasEmail(email: string): Promise<boolean> {
  return (await gateway.get('api/user/self', profileSchema)).email === email
}

interface WechatBinding {
  /** Code that WeChat gave to the user. */
  code: string
  /** WeChat id that was bound before; blank when none was. */
  before: string
}

async function isNewlyBound(before: string): Promise<boolean> {
  const { wechat_id } = await gateway.get('api/user/self', profileSchema)
  return wechat_id !== before
}

/** Mutations that bind an e-mail address or an external account without a redirect; never retried (H13). */
export const bindingMutations = {
  /** Binds an e-mail address with the verification code that was sent to it. */
  email: mutationOptions({
    mutationFn: async ({ owner, email, code }: OwnerVariables & { email: string; code: string }) => {
      await fetchVerifiedOwner(owner)
      return confirmWrite(
        () => gateway.get('api/oauth/email/bind', nothing, { search: { email, code } }),
        () => hasEmail(email),
      )
    },
    meta: { invalidates: [[ACCOUNT]], successMessage: 'personal.bound', errorHandledBy: 'form' },
  }),
  /** Binds the WeChat account of a code to the own account (K6.4, call 14). */
  wechat: mutationOptions({
    mutationFn: ({ code, before }: WechatBinding) =>
      confirmWrite(
        () => gateway.get('api/oauth/wechat/bind', nothing, { search: { code } }),
        () => isNewlyBound(before),
      ),
    meta: { invalidates: [[ACCOUNT]], successMessage: 'oauth.bound', errorHandledBy: 'form', actsOn: 'self' },
  }),
}
