import { gateway, nothing } from '#/http/gateway'
import { createMutation } from '../create-mutation'
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
  email: createMutation({
    prepare: ({ owner }: OwnerVariables & { email: string; code: string }) => fetchVerifiedOwner(owner),
    request: ({ email, code }) => gateway.get('api/oauth/email/bind', nothing, { search: { email, code } }),
    verify: ({ email }) => hasEmail(email),
    meta: { invalidates: [[ACCOUNT]], successMessage: 'personal.bound', errorHandledBy: 'form' },
  }),
  /** Binds the WeChat account of a code to the own account (K6.4, call 14). */
  wechat: createMutation({
    request: ({ code }: WechatBinding) => gateway.get('api/oauth/wechat/bind', nothing, { search: { code } }),
    verify: ({ before }) => isNewlyBound(before),
    meta: { invalidates: [[ACCOUNT]], successMessage: 'oauth.bound', errorHandledBy: 'form', actsOn: 'self' },
  }),
}
