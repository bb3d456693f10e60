import { Group, Text } from '@mantine/core'
import { ActionButton } from '#/ui/button/action-button'
import { retryAfterOf, messageOf } from '#/http/failure'
import { useMailRequest } from '#/parts/human-check/use-mail-request'
import type { emailField } from '#/resources/account/mailed-code-fields'
import { registrationMutations } from '#/resources/account/registration-mutations'
import type { FormHandle } from '#/ui/form/form-handle'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import type { HumanCheck } from './human-check/human-check'

interface Props {
  form: Pick<FormHandle<{ email: typeof emailField }>, 'values' | 'validateFieldNow' | 'idOf'>
  check: HumanCheck
}

/** Button that sends a verification code to the typed address. */
export function GetCodeButton({ form, check }: Props) {
  const t = useT()
  const { request, secondsLeft } = useMailRequest(registrationMutations.sendCode, 'verification', check)
  const seconds = Math.max(useCountdown(retryAfterOf(request.error)?.seconds ?? 0, true), secondsLeft)
  const press = () => {
    if (!form.validateFieldNow('email')) return document.getElementById(form.idOf('email'))?.focus()
    return request.mutate({ email: form.values().email.trim() })
  }

  const problem = request.error ? messageOf(request.error) : ''
  return (
    <Group>
      <ActionButton miw="var(--gc-length-7)" busy={request.isPending} isBlocked={seconds > 0} onClick={press}>
        {seconds > 0 ? t('form.countdown', { label: t('problem.retry'), seconds }) : t('getCode.get')}
      </ActionButton>
      <Text component="output" size="sm" c="dimmed">
        {request.isSuccess ? t('getCode.sentTo', { email: request.variables.email }) : ''}
      </Text>
      {problem && (
        <Text role="alert" size="sm" c="var(--gc-bad)" w="100%" lang={serverTextLanguage(problem)}>
          {problem}
        </Text>
      )}
    </Group>
  )
}
