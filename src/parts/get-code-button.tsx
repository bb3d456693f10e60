import { ActionButton } from '#/ui/controls/action-button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wasNotProcessed, retryAfterOf, messageOf } from '#/http/failure'
import { registrationMutations } from '#/resources/account/registration-mutations'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCooldown } from '#/ui/status/use-cooldown'
import { useCountdown } from '#/ui/status/use-countdown'
import classes from './get-code-button.module.css'
import type { HumanCheck } from './human-check/human-check'

interface Props {
  /** Returns the typed email address, or undefined if it is invalid; the form then shows the error. */
  address: () => string | undefined
  check: HumanCheck
}

/**
 * Button that sends a verification code to the typed address, once per 30 s whatever the response: neither button nor
 * cooldown reveals whether the address is registered (T-37, T-38).
 */
export function GetCodeButton({ address, check }: Props) {
  const t = useT()
  const send = useMutation(registrationMutations.sendCode)
  const cooldown = useCooldown('verification')
  const wait = retryAfterOf(send.error)?.seconds ?? 0
  const seconds = Math.max(useCountdown(wait, wait > 0), cooldown.seconds)
  const isBlocked = send.isPending || seconds > 0
  const once = useSubmitOnce(isBlocked)
  /** Why nothing was sent: the captcha is missing. */
  const [reason, setReason] = useState('')

  const requestCode = (email: string) => {
    const captchaToken = check.takeToken()
    setReason('reason' in captchaToken ? captchaToken.reason : '')
    if ('reason' in captchaToken) return false
    cooldown.start()
    send.mutate(
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

  const press = () => {
    const email = isBlocked ? undefined : address()
    if (email !== undefined) once(() => requestCode(email), email)
  }

  const problem = reason || (send.error ? messageOf(send.error) : '')
  return (
    <div className={classes.row}>
      <ActionButton className={classes.button} busy={send.isPending} isBlocked={isBlocked} onClick={press}>
        {seconds > 0 ? t('problem.retryIn', { seconds }) : t('getCode.get')}
      </ActionButton>
      <output className={classes.note}>
        {send.isSuccess && !reason ? t('getCode.sentTo', { email: send.variables.email }) : ''}
      </output>
      {problem && !send.isPending && (
        <p role="alert" className={classes.problem} lang={serverTextLanguage(problem)}>
          {problem}
        </p>
      )}
    </div>
  )
}
