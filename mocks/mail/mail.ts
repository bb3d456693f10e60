import { http } from 'msw'
import { bindWithGenericError } from '../server/bind'
import { worldOf } from '../server/call'
import { goString, goStruct } from '../server/go-struct'
import { translated } from '../server/language'
import { refuse, reply } from '../server/reply'
import { checkTurnstile } from '../user/turnstile'
import type { World } from '../world'
import { isEmailAddress } from './email-address'
import { deliver, type SentMail } from './sent-mail'
import { serverAddressOf } from './server-address'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'
import { VerificationCodes } from './verification-codes'

const resetBody = goStruct('controller', 'PasswordResetRequest', { email: goString, token: goString })

const emailOf = (request: Request) => new URL(request.url).searchParams.get('email') ?? ''
/** Escapes only the characters that would break the query string; the server does not encode the rest. */
const inQuery = (email: string) => email.replaceAll(/[%&#]/g, encodeURIComponent)
const isTaken = (world: World, email: string) => Boolean(world.users.find((row) => row.email === email))

function isDomainAllowed({ options }: World, email: string): boolean {
  if (!options.isOn('EmailDomainRestrictionEnabled')) return true
  const domains = options.text('EmailDomainWhitelist').split(',')
  return domains.some((domain) => email.endsWith(`@${domain}`))
}

/** MSW handlers for verification and password reset mails (K6.3, calls 6–8). */
const mailHandlers = [
  http.get('*/api/verification', ({ request }) => {
    checkTurnstile(request)
    const world = worldOf(request)
    const email = emailOf(request)
    if (!isEmailAddress(email)) return refuse(translated(request, 'invalid_parameter'))
    if (!isDomainAllowed(world, email)) {
      return refuse('管理员启用了邮箱域名白名单，您的邮箱地址的域名不在白名单中')
    }
    if (isTaken(world, email)) return refuse('邮箱地址已被占用')
    const code = world.nextHex('verification', 6)
    world.codes.register('verification', email, code)
    const error = deliver(world, { to: email, kind: 'verification', code })
    return error === undefined ? reply() : refuse(error)
  }),

  http.get('*/api/reset_password', ({ request }) => {
    checkTurnstile(request)
    const world = worldOf(request)
    const email = emailOf(request)
    if (!isEmailAddress(email)) return refuse(translated(request, 'invalid_parameter'))
    if (!isTaken(world, email)) return refuse('该邮箱地址未注册')
    const code = world.nextHex('reset', 32)
    world.codes.register('reset', email, code)
    const link = `${serverAddressOf(world.options)}/user/reset?email=${inQuery(email)}&token=${code}`
    const error = deliver(world, { to: email, kind: 'reset', code, link })
    return error === undefined ? reply() : refuse(`${translated(request, 'send_email_failed')}${error}`)
  }),

  http.post('*/api/user/reset', ({ request }) => {
    const world = worldOf(request)
    const { email, token } = bindWithGenericError(request, resetBody)
    if (email === '' || token === '') return refuse(translated(request, 'invalid_parameter'))
    if (!world.codes.isValid('reset', email, token)) return refuse('重置链接非法或已过期')
    const password = world.nextHex('password', 12)
    for (const { id } of world.users.all((row) => row.email === email)) world.users.update(id, { password })
    world.codes.drop('reset', email)
    return reply(password)
  }),
]

declare module '../world' {
  interface World {
    /** Sent mails, oldest first. */
    readonly mail: SentMail[]
    readonly codes: VerificationCodes
  }
}

/** Verification and password reset mails. */
export const mail = {
  seed: ({ clock }) => ({ mail: [], codes: new VerificationCodes(clock) }),
  handlers: mailHandlers,
  routes: routesOf(mailHandlers, { critical: true }),
} satisfies Noun
