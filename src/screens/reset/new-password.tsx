import { OneTimeValueField } from '#/ui/form/one-time-value-field'
import type { OneTimeValue } from '#/ui/form/use-one-time-value'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { ResetCard } from './reset-card'

interface Props {
  oneTimeValue: OneTimeValue
  onCopy: () => void
}

/** Generated password, masked, shown until the page is left (T-22). */
export function NewPassword({ oneTimeValue, onCopy }: Props) {
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
