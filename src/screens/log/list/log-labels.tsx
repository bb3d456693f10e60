import { formatTimestamp } from '#/format/timestamp'
import { t } from '#/i18n/i18n'
import { type Log, LOG_TYPE_LABELS } from '#/resources/log/log'
import { LOG_TYPE } from '#/resources/log/log-filter'
import { Badge, type BadgeTone } from '#/ui/text/badge'

export function logName({ created_at, model_name }: Log): string {
  return [formatTimestamp(created_at) ?? '–', model_name].filter(Boolean).join(' ')
}

const TONES: Record<number, BadgeTone> = {
  [LOG_TYPE.topUp]: 'good',
  [LOG_TYPE.management]: 'warning',
}

export function LogTypeBadge({ type }: { type: number }) {
  const label = LOG_TYPE_LABELS[type]
  return <Badge tone={TONES[type] ?? 'neutral'}>{label ? t(label) : t('log.type.number', { n: type })}</Badge>
}
