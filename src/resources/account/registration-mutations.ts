import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unverifiableWrite } from '#/http/confirm-write'
import { gateway, nothing, type ApiPath } from '#/http/gateway'
import type { StaticKey } from '#/i18n/i18n'

/** Sends a write with the captcha token that it may need; a blank one means none. */
export type WithToken = <Result>(write: (token: string) => Promise<Result>) => Promise<Result>

/**
 * A mutation for people without an account or password: it sends mail or counts as an attempt, therefore it is never retried, and a
 * lost response leaves the outcome unknown. Its result is not kept.
 */
const attempt = <Variables, Result>(
  send: (variables: Variables) => Promise<Result>,
  successMessage?: StaticKey,
) =>
  mutationOptions({
    mutationFn: (variables: Variables) => unverifiableWrite(() => send(variables)),
    gcTime: 0,
    meta: { successMessage, errorHandledBy: 'form', actsOn: 'anybody' },
  })

const mailMutation = (path: ApiPath, successMessage: StaticKey) => (withToken: WithToken) =>
  attempt(
    ({ email }: { email: string }) =>
      withToken((token) => gateway.get(path, nothing, { search: { email, turnstile: token || undefined } })),
    successMessage,
  )

export const registrationMutations = {
  /** Registers an account. After a lost response only signing in shows whether the account exists. */
  register: (withToken: WithToken) =>
    attempt(
      (body: Registration) =>
        withToken((token) =>
          gateway.post('api/user/register', nothing, { body, search: { turnstile: token || undefined } }),
        ),
      'register.done',
    ),
  /** Sends a verification code to an e-mail address, for registering or binding; it is valid for ten minutes. */
  sendCode: mailMutation('api/verification', 'getCode.sent'),
  /** Sends the password reset link by e-mail; it is valid for ten minutes. */
  requestReset: mailMutation('api/reset_password', 'reset.sent'),
  /** Resets the password and returns the new one: the server returns it only once. */
  confirmReset: attempt((link: { email: string; token: string }) =>
    gateway.post('api/user/reset', z.string().check(z.minLength(1)), { body: link }),
  ),
}

/** Request body of a registration; unused members are blank. The server ignores an unknown invite code, `aff_code`. */
export type Registration = Record<
  'username' | 'password' | 'password2' | 'email' | 'verification_code' | 'aff_code',
  string
>

/** Unique-index messages of SQLite, MySQL and PostgreSQL, which the server passes on unchanged. */
const NAME_TAKEN_TEXT = /UNIQUE constraint failed: users\.username|Duplicate entry|duplicate key value/i

/** Whether a registration was refused because the name exists. */
export function isNameTaken(serverMessage: string | undefined): boolean {
  return NAME_TAKEN_TEXT.test(serverMessage ?? '')
}
