import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { confirmWrite } from '#/http/confirm-write'
import { profileSchema } from './account'
import { ACCOUNT } from './account-queries'

interface Binding {
  /** Code that WeChat gave to the user. */
  code: string
  /** WeChat id that was bound before; blank when none was. */
  before: string
}

async function isNewlyBound(before: string): Promise<boolean> {
  const { wechat_id } = await gateway.get('api/user/self', profileSchema)
  return wechat_id !== before
}

/** Binds the WeChat account of a code to the own account (K6.4, call 14). */
export const bindWechatMutation = mutationOptions({
  mutationFn: ({ code, before }: Binding) =>
    confirmWrite(
      () => gateway.get('api/oauth/wechat/bind', nothing, { search: { code } }),
      () => isNewlyBound(before),
    ),
  meta: { invalidates: [[ACCOUNT]], successMessage: 'oauth.bound', errorHandledBy: 'form', actsOn: 'self' },
})
