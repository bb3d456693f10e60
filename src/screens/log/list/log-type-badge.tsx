import { Badge, type BadgeTone } from '#/ui/controls/badge'
import { LOG_TYPE, logTypeLabel } from '#/resources/log/log'
import { t } from '#/i18n/i18n'

const TONES: Record<number, BadgeTone> = {
  [LOG_TYPE.topUp]: 'good',
  [LOG_TYPE.management]: 'warning',
}

/** Type of an entry. An unknown type is shown as its number (SH-75). */
export function LogTypeBadge({ type }: { type: number }) {
  const label = logTypeLabel(type)
  return <Badge tone={TONES[type] ?? 'neutral'}>{label ? t(label) : t('log.type.number', { n: type })}</Badge>
}
