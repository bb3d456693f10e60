import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { settle } from '#/http/settle'
import { profileSchema } from './account'
import { ACCOUNT } from './account-queries'

interface Binding {
  /** What WeChat gave out. */
  code: string
  /** The id that was bound until now, blank when none was. */
  before: string
}

async function isBoundAnew(before: string): Promise<boolean> {
  const { wechat_id } = await gateway.get('api/user/self', profileSchema)
  return wechat_id !== before
}

/** Binds the WeChat account that a code stands for to the own account (contract 6.4, call 14). */
export const bindWechatMutation = mutationOptions({
  mutationFn: ({ code, before }: Binding) =>
    settle(
      () => gateway.get('api/oauth/wechat/bind', nothing, { search: { code } }),
      () => isBoundAnew(before),
    ),
  meta: { drops: [[ACCOUNT]], said: 'oauth.bound', told: 'atForm', sentFor: 'self' },
})
