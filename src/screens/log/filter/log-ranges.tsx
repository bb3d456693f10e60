import { formatUtcOffset, timeZoneName } from '#/format/zone'
import { LOG_RANGES, type LogRange, type LogRangeName } from '#/resources/log/log-range'
import { PlainButton } from '#/ui/controls/plain-button'
import { useT } from '#/ui/language/use-t'
import { useNow } from '#/ui/text/time-text'
import classes from './log-filters.module.css'

const ZONE = timeZoneName()

interface Props {
  range: LogRange
  onRange: (range: LogRangeName) => void
}

/** Buttons for relative time ranges, and the time zone of all times on the page. */
export function LogRanges({ range, onRange }: Props) {
  const t = useT()
  const offset = formatUtcOffset(useNow())
  return (
    <div className={classes.ranges}>
      <div role="group" aria-label={t('log.ranges')} className={classes.ranges}>
        {LOG_RANGES.map((name) => (
          <PlainButton
            key={name}
            type="button"
            size="compact-sm"
            tone={range === name ? 'filled' : 'default'}
            aria-pressed={range === name}
            onClick={() => onRange(name)}
          >
            {t(`log.range.${name}`)}
          </PlainButton>
        ))}
      </div>
      <span className={classes.zone}>{t('log.zone', { zone: ZONE, offset })}</span>
    </div>
  )
}
