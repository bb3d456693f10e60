import { ActionButton } from '#/ui/button/action-button'
import { retryAfterOf, messageOf } from '#/http/failure'
import { useMailRequest } from '#/parts/human-check/use-mail-request'
import { registrationMutations } from '#/resources/account/registration-mutations'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import classes from './get-code-button.module.css'
import type { HumanCheck } from './human-check/human-check'

interface Props {
  /** Returns the typed email address, or undefined if it is invalid; the form then shows the error. */
  address: () => string | undefined
  check: HumanCheck
}

/**
 * Button that sends a verification code to the typed address, once per 30 s whatever the response, unless the server did not process it: neither button nor
 * cooldown reveals whether the address is registered.
 */
export function GetCodeButton({ address, check }: Props) {
  const t = useT()
  const { request, reason, send, secondsLeft } = useMailRequest(
    registrationMutations.sendCode,
    'verification',
    check,
  )
  const wait = retryAfterOf(request.error)?.seconds ?? 0
  const seconds = Math.max(useCountdown(wait, wait > 0), secondsLeft)
  const isBlocked = request.isPending || seconds > 0
  const once = useSubmitOnce(isBlocked)
  const press = () => {
    const email = isBlocked ? undefined : address()
    if (email !== undefined) once(() => send(email), email)
  }

  const problem = reason || (request.error ? messageOf(request.error) : '')
  return (
    <div className={classes.row}>
      <ActionButton className={classes.button} busy={request.isPending} isBlocked={isBlocked} onClick={press}>
        {seconds > 0 ? t('problem.retryIn', { seconds }) : t('getCode.get')}
      </ActionButton>
      <output className={classes.note}>
        {request.isSuccess && !reason ? t('getCode.sentTo', { email: request.variables.email }) : ''}
      </output>
      {problem && !request.isPending && (
        <p role="alert" className={classes.problem} lang={serverTextLanguage(problem)}>
          {problem}
        </p>
      )}
    </div>
  )
}
