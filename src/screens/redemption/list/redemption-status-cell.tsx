import { REDEMPTION_STATUS, redemptionStatusLabel } from '#/resources/redemption/redemption'
import { StatusBadge, type StatusTone } from '#/ui/status/status-badge'
import { useT } from '#/ui/language/use-t'

const TONES: Record<number, StatusTone> = {
  [REDEMPTION_STATUS.unused]: 'good',
  [REDEMPTION_STATUS.disabled]: 'bad',
}

/** Status of a code; an unknown status shows its number. */
export function RedemptionStatusCell({ status }: { status: number }) {
  const t = useT()
  const label = redemptionStatusLabel(status)
  return (
    <StatusBadge tone={TONES[status] ?? 'neutral'}>
      {label ? t(label) : t('redemption.status.number', { n: status })}
    </StatusBadge>
  )
}
