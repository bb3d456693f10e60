import { callOf } from '../server/call'
import { refuse } from '../server/reply'
import { sessionStateOf, writeSlots } from '../server/session'

const UNREACHABLE =
  'Post "https://challenges.cloudflare.com/turnstile/v0/siteverify": dial tcp: lookup challenges.cloudflare.com: no such host'

/**
 * The Turnstile check before registration and mails (K2.4): the token is in the query, and one success is
 * remembered by the session. The pretended checker takes every token but `refused` and `unreachable`, and none when
 * the secret key begins with 2x or 3x, as the checker's own keys for tests do. Throws the refusal as a Response.
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
