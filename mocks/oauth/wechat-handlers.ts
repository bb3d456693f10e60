import { http } from 'msw'
import { worldOf } from '../server/call'
import { requireUser } from '../server/caller'
import { refuse, reply } from '../server/reply'
import { signIn } from '../user/sign-in'
import { rewrite } from '../user/user-writes'
import { accountOf, holderOf } from './account-of'
import { consumeCode } from './grants'

/**
 * Exchanges a typed code for a WeChat id like the server's helper service (K6.4, call 13). The code `unreachable`
 * simulates a timeout of that service, `refused` an error response. Throws a refusal Response.
 */
function wechatIdOf(request: Request): string {
  const world = worldOf(request)
  if (!world.options.isOn('WeChatAuthEnabled')) throw refuse('管理员未开启通过微信登录以及注册')
  const code = new URL(request.url).searchParams.get('code') ?? ''
  if (code === '') throw refuse('无效的参数')
  if (code === 'unreachable') {
    const address = `${world.options.text('WeChatServerAddress')}/api/wechat/user?code=${code}`
    throw refuse(
      `Get "${address}": context deadline exceeded (Client.Timeout exceeded while awaiting headers)`,
    )
  }
  if (code === 'refused') throw refuse('无权进行此操作，未提供令牌或令牌无效')
  const grant = consumeCode(world, 'wechat', code)
  if (!grant) throw refuse('验证码错误或已过期')
  return grant.person.id
}

const newcomer = (nextId: number) => ({ username: `wechat_${nextId}`, display_name: 'WeChat User' })

/** MSW handlers for WeChat log-in and binding by code, without a state (K6.4, calls 13 and 14). */
export const wechatHandlers = [
  http.get('*/api/oauth/wechat', ({ request }) => {
    const id = wechatIdOf(request)
    return signIn(request, accountOf(worldOf(request), 'wechat_id', id, newcomer))
  }),

  http.get('*/api/oauth/wechat/bind', ({ request }) => {
    const caller = requireUser(request)
    const world = worldOf(request)
    const id = wechatIdOf(request)
    if (holderOf(world, 'wechat_id', id)) return refuse('该微信账号已被绑定')
    rewrite(world, caller.id, { wechat_id: id })
    return reply()
  }),
]
