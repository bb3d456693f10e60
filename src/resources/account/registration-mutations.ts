import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway, nothing } from '#/http/gateway'
import { unverifiableWrite } from '#/http/confirm-write'
import type { WithCaptcha, Registration } from './registration'

/** Left out of the address where it is blank. */
const captchaParams = (turnstile: string) => turnstile || undefined

/** The calls of whoever has no account or no password. Each sends mail or counts as an attempt: never repeated. */
export const registrationMutations = {
  /** Makes an account. Whether a lost answer meant yes, only signing in can tell. */
  register: mutationOptions({
    mutationFn: ({ turnstile, ...registration }: WithCaptcha<Registration>) =>
      unverifiableWrite(() =>
        gateway.post('api/user/register', nothing, {
          body: registration,
          search: { turnstile: captchaParams(turnstile) },
        }),
      ),
    meta: { successMessage: 'register.done', errorHandledBy: 'form', actsOn: 'anybody' },
  }),
  /** Sends a code to an e-mail address, for a registration or a binding; good for ten minutes. */
  sendCode: mutationOptions({
    mutationFn: ({ email, turnstile }: WithCaptcha<{ email: string }>) =>
      unverifiableWrite(() =>
        gateway.get('api/verification', nothing, { search: { email, turnstile: captchaParams(turnstile) } }),
      ),
    meta: { successMessage: 'getCode.sent', errorHandledBy: 'form', actsOn: 'anybody' },
  }),
  /** Sends the link by which a forgotten password is replaced; good for ten minutes. */
  requestReset: mutationOptions({
    mutationFn: ({ email, turnstile }: WithCaptcha<{ email: string }>) =>
      unverifiableWrite(() =>
        gateway.get('api/reset_password', nothing, {
          search: { email, turnstile: captchaParams(turnstile) },
        }),
      ),
    meta: { successMessage: 'reset.sent', errorHandledBy: 'form', actsOn: 'anybody' },
  }),
  /** Replaces the password and answers the new one, which nobody else ever hears: not kept beyond its screen. */
  confirmReset: mutationOptions({
    mutationFn: (link: { email: string; token: string }) =>
      unverifiableWrite(() =>
        gateway.post('api/user/reset', z.string().check(z.minLength(1)), { body: link }),
      ),
    gcTime: 0,
    meta: { errorHandledBy: 'form', actsOn: 'anybody' },
  }),
}
