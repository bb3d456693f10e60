import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unverifiableWrite } from '#/http/confirm-write'
import { gateway, nothing, type ApiPath } from '#/http/gateway'
import type { StaticKey } from '#/i18n/i18n'

/** Omits a blank token from the query string. */
const captchaParams = (turnstile: string) => turnstile || undefined

const mailMutation = (path: ApiPath, successMessage: StaticKey) =>
  mutationOptions({
    mutationFn: ({ email, turnstile }: WithCaptcha<{ email: string }>) =>
      unverifiableWrite(() =>
        gateway.get(path, nothing, { search: { email, turnstile: captchaParams(turnstile) } }),
      ),
    meta: { successMessage, errorHandledBy: 'form', actsOn: 'anybody' },
  })

/**
 * Mutations for people without an account or password. Each sends mail or counts as an attempt, therefore never
 * retried.
 */
export const registrationMutations = {
  /**
   * Registers an account. A lost response leaves the outcome unknown: only signing in shows whether the account
   * exists.
   */
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
  /** Sends a verification code to an e-mail address, for registering or binding; it is valid for ten minutes. */
  sendCode: mailMutation('api/verification', 'getCode.sent'),
  /** Sends the password reset link by e-mail; it is valid for ten minutes. */
  requestReset: mailMutation('api/reset_password', 'reset.sent'),
  /**
   * Resets the password and returns the new one. The result is not cached, because the server returns it only
   * once.
   */
  confirmReset: mutationOptions({
    mutationFn: (link: { email: string; token: string }) =>
      unverifiableWrite(() =>
        gateway.post('api/user/reset', z.string().check(z.minLength(1)), { body: link }),
      ),
    gcTime: 0,
    meta: { errorHandledBy: 'form', actsOn: 'anybody' },
  }),
}

/** Request body of a registration; unused members are blank. */
export interface Registration {
  username: string
  password: string
  password2: string
  email: string
  verification_code: string
  /** Invite code; the server ignores an unknown one. */
  aff_code: string
}

/** Variables of a request that may need a captcha token; a blank token means none. */
export type WithCaptcha<Values> = Values & { turnstile: string }

/** Unique-index messages of SQLite, MySQL and PostgreSQL, which the server passes on unchanged. */
const NAME_TAKEN_TEXT = /UNIQUE constraint failed: users\.username|Duplicate entry|duplicate key value/i

/** Whether a registration was refused because the name exists. */
export function isNameTaken(serverMessage: string | undefined): boolean {
  return NAME_TAKEN_TEXT.test(serverMessage ?? '')
}
