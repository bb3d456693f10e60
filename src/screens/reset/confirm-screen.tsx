import { Alert, Anchor } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useOneTimeValue, type OneTimeValue } from '#/ui/form/use-one-time-value'
import { useT } from '#/ui/language/use-t'
import { ConfirmForm } from './confirm-form'
import { ResetCard } from './reset-card'
import { linkProblem, forgetLink, currentLink } from './reset-link'
import { OneTimeValueField } from '#/ui/form/one-time-value-field'
import { ButtonLink } from '#/ui/controls/button-link'

const TextLink = createLink(Anchor<'a'>)

/** Second step of a password reset: generates a new password for the mailed link. */
export function ConfirmScreen() {
  const t = useT()
  // Read once, because the stored link is dropped when it is used or the page is left.
  const [link] = useState(currentLink)
  const { oneTimeValue, reveal } = useOneTimeValue(() => t('reset.copied'))
  const problem = linkProblem(link)
  if (oneTimeValue)
    return <NewPassword oneTimeValue={oneTimeValue} onCopy={() => void reveal(oneTimeValue.value)} />
  return (
    <ResetCard title={t('reset.confirm.title')} lead={t('reset.confirm.lead')}>
      {link && problem === undefined ? (
        <ConfirmForm
          link={link}
          onDone={(password) => {
            forgetLink()
            void reveal(password)
          }}
        />
      ) : (
        <Alert role="alert" color="orange" variant="light">
          {problem === 'noEmail'
            ? t('reset.confirm.noEmail', { email: link?.email ?? '' })
            : t('reset.confirm.incomplete')}
        </Alert>
      )}
      <TextLink to="/reset">{t('reset.confirm.requestAnother')}</TextLink>
    </ResetCard>
  )
}

interface NewPasswordProps {
  oneTimeValue: OneTimeValue
  onCopy: () => void
}

/** Generated password, masked, shown until the page is left (T-22). */
function NewPassword({ oneTimeValue, onCopy }: NewPasswordProps) {
  const t = useT()
  return (
    <ResetCard title={t('reset.confirm.title')} lead={t('reset.newPassword.hint')}>
      <OneTimeValueField
        isSecret
        oneTimeValue={oneTimeValue}
        label={t('reset.newPassword')}
        onCopy={onCopy}
      />
      <ButtonLink to="/login">{t('reset.logIn')}</ButtonLink>
    </ResetCard>
  )
}
