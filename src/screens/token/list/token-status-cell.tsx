import { tokenStatusLabel, TOKEN_STATUS, type Token } from '#/resources/token/token'
import { StatusBadge, type StatusTone } from '#/ui/status/status-badge'
import { useT } from '#/ui/language/use-t'

const TONES: Record<number, StatusTone> = {
  [TOKEN_STATUS.enabled]: 'good',
  [TOKEN_STATUS.disabled]: 'bad',
  [TOKEN_STATUS.expired]: 'warning',
}

/** Status of a token; an unknown status shows its number. */
export function TokenStatusCell({ status }: Pick<Token, 'status'>) {
  const t = useT()
  const label = tokenStatusLabel(status)
  return (
    <StatusBadge tone={TONES[status] ?? 'neutral'}>
      {label ? t(label) : t('token.status.number', { n: status })}
    </StatusBadge>
  )
}
