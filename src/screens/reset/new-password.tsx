import { HandedOver } from '#/ui/feedback/handed-over'
import type { Handed } from '#/ui/feedback/use-hand-over'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/link/button-link'
import { ResetCard } from './reset-card'

interface Props {
  handed: Handed
  onCopy: () => void
}

/** The new password, masked, until the page is left (T-22). */
export function NewPassword({ handed, onCopy }: Props) {
  const t = useT()
  return (
    <ResetCard title={t('reset.confirm.title')} lead={t('reset.newPassword.hint')}>
      <HandedOver isSecret handed={handed} label={t('reset.newPassword')} onCopy={onCopy} />
      <ButtonLink to="/login">{t('reset.logIn')}</ButtonLink>
    </ResetCard>
  )
}
