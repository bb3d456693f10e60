import { http } from 'msw'
import { bindQuietly } from '../server/bind'
import { worldOf } from '../server/call'
import { translated } from '../server/language'
import { refuse, reply } from '../server/reply'
import type { World } from '../world'
import { addUser } from './new-user'
import { checkTurnstile } from './turnstile'
import { lengthError, userBody, type UserBody } from './user-body'

/** Checks the code from the mail when the option asks for one. Throws the refusal as a Response. */
function checkCode({ options, codes }: World, { email, verification_code }: UserBody): void {
  if (!options.isOn('EmailVerificationEnabled')) return
  if (email === '' || verification_code === '') {
    throw refuse('管理员开启了邮箱验证，请输入邮箱地址和验证码')
  }
  if (!codes.isGood('verification', email, verification_code)) throw refuse('验证码错误或已过期')
}

/** Registration with a password (K6.3, call 17), its refusals in the server's order. */
export const registerHandlers = [
  http.post('*/api/user/register', ({ request }) => {
    checkTurnstile(request)
    const world = worldOf(request)
    const { options, users } = world
    if (!options.isOn('RegisterEnabled')) return refuse('管理员关闭了新用户注册')
    if (!options.isOn('PasswordRegisterEnabled')) {
      return refuse('管理员关闭了通过密码进行注册，请使用第三方账户验证的形式进行注册')
    }
    const body = bindQuietly(request, userBody)
    if (lengthError(body)) return refuse(translated(request, 'invalid_input'))
    checkCode(world, body)
    const { username, password, email, aff_code } = body
    const inviter = aff_code === '' ? undefined : users.find((row) => row.aff_code === aff_code)
    const kept = options.isOn('EmailVerificationEnabled') ? email : ''
    addUser(world, { username, password, display_name: username, email: kept }, inviter?.id)
    return reply()
  }),
]
