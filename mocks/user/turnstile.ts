import { callOf } from '../server/call'
import { refuse } from '../server/reply'
import { sessionStateOf, writeSlots } from '../server/session'

const UNREACHABLE =
  'Post "https://challenges.cloudflare.com/turnstile/v0/siteverify": dial tcp: lookup challenges.cloudflare.com: no such host'

/**
 * Checks the Turnstile token in the query, before registration and mails (K2.4); a success is stored in the session. The
 * mock accepts every token except `refused` and `unreachable`, and none if the secret key starts with 2x or 3x, like
 * Cloudflare's test keys. Throws a refusal Response.
 */
export function checkTurnstile(request: Request): void {
  const call = callOf(request)
  const { options } = call.world
  if (!options.isOn('TurnstileCheckEnabled') || sessionStateOf(call).turnstile) return
  const token = new URL(request.url).searchParams.get('turnstile') ?? ''
  if (token === '') throw refuse('Turnstile token 为空')
  if (token === 'unreachable') throw refuse(UNREACHABLE)
  const isBlocked = token === 'refused' || /^[23]x/.test(options.text('TurnstileSecretKey'))
  if (isBlocked) throw refuse('Turnstile 校验失败，请刷新重试！')
  writeSlots(request, { turnstile: true })
}
