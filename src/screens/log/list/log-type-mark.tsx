import { LOG_TYPE, logTypeLabel } from '#/resources/log/log'
import { StatusMark, type StatusTone } from '#/ui/feedback/status-mark'
import { useT } from '#/ui/language/use-t'

const TONES: Record<number, StatusTone> = {
  [LOG_TYPE.topUp]: 'good',
  [LOG_TYPE.management]: 'warning',
}

/** What kind of entry it is; a number that nobody explains stays visible as a number (SH-75). */
export function LogTypeMark({ type }: { type: number }) {
  const t = useT()
  const label = logTypeLabel(type)
  return (
    <StatusMark tone={TONES[type] ?? 'neutral'}>
      {label ? t(label) : t('log.type.number', { n: type })}
    </StatusMark>
  )
}
