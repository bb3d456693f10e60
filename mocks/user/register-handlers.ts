import { http } from 'msw'
import { bindWithGenericError } from '../server/bind'
import { worldOf } from '../server/call'
import { translated } from '../server/language'
import { refuse, reply } from '../server/reply'
import type { World } from '../world'
import { addUser } from './new-user'
import { checkTurnstile } from './turnstile'
import { lengthError } from './user-body'
import { userRow, type UserOnWire } from './user-row'

/** Checks the email verification code if the option requires one. Throws a refusal Response. */
function checkCode({ options, codes }: World, { email, verification_code }: UserOnWire): void {
  if (!options.isOn('EmailVerificationEnabled')) return
  if (email === '' || verification_code === '') {
    throw refuse('管理员开启了邮箱验证，请输入邮箱地址和验证码')
  }
  if (!codes.isValid('verification', email, verification_code)) throw refuse('验证码错误或已过期')
}

/** MSW handler for registration with a password (K6.3, call 17); checks run in the server's order. */
export const registerHandlers = [
  http.post('*/api/user/register', ({ request }) => {
    checkTurnstile(request)
    const world = worldOf(request)
    const { options, users } = world
    if (!options.isOn('RegisterEnabled')) return refuse('管理员关闭了新用户注册')
    if (!options.isOn('PasswordRegisterEnabled')) {
      return refuse('管理员关闭了通过密码进行注册，请使用第三方账户验证的形式进行注册')
    }
    const body = bindWithGenericError(request, userRow)
    if (lengthError(body)) return refuse(translated(request, 'invalid_input'))
    checkCode(world, body)
    const { username, password, email, aff_code } = body
    const inviter = aff_code === '' ? undefined : users.find((row) => row.aff_code === aff_code)
    const storedEmail = options.isOn('EmailVerificationEnabled') ? email : ''
    addUser(world, { username, password, display_name: username, email: storedEmail }, inviter?.id)
    return reply()
  }),
]
