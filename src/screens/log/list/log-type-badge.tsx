import { LOG_TYPE, logTypeLabel } from '#/resources/log/log'
import { StatusBadge, type StatusTone } from '#/ui/status/status-badge'
import { useT } from '#/ui/language/use-t'

const TONES: Record<number, StatusTone> = {
  [LOG_TYPE.topUp]: 'good',
  [LOG_TYPE.management]: 'warning',
}

/** Type of an entry. An unknown type is shown as its number (SH-75). */
export function LogTypeBadge({ type }: { type: number }) {
  const t = useT()
  const label = logTypeLabel(type)
  return (
    <StatusBadge tone={TONES[type] ?? 'neutral'}>
      {label ? t(label) : t('log.type.number', { n: type })}
    </StatusBadge>
  )
}
