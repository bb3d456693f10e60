import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { wasNotProcessed } from '#/http/failure'
import type { WithCaptcha } from '#/resources/account/registration-mutations'
import { useCooldown } from '#/ui/status/use-cooldown'
import type { HumanCheck } from './human-check'

type MailOptions = UseMutationOptions<undefined, Error, WithCaptcha<{ email: string }>>

/**
 * Sends a mail to an address, once per 30 s whatever the response, unless the server did not process it: neither form nor cooldown reveals whether the address is
 * registered. The end of the cooldown is stored under `storageKey`.
 */
export function useMailRequest(options: MailOptions, storageKey: string, check: HumanCheck) {
  const request = useMutation(options)
  const cooldown = useCooldown(storageKey)
  /** Why nothing was sent: the captcha is missing. */
  const [reason, setReason] = useState('')
  /** Returns false if nothing is sent. */
  const send = (email: string): boolean => {
    const captchaToken = check.takeToken()
    setReason('reason' in captchaToken ? captchaToken.reason : '')
    if ('reason' in captchaToken) return false
    cooldown.start()
    request.mutate(
      { email, turnstile: captchaToken.token },
      {
        onError: (error) => {
          if (wasNotProcessed(error)) cooldown.stop()
        },
        onSettled: (_, error) => check.reportUsed(error === null),
      },
    )
    return true
  }
  return { request, reason, send, secondsLeft: cooldown.seconds }
}
