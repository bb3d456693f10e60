import { formatTimestamp } from '#/format/timestamp'
import { tooltipText } from '#/format/truncate'
import type { Channel } from '#/resources/channel/channel'
import { Tooltip } from '#/ui/controls/tooltip'
import { StatusBadge } from '#/ui/status/status-badge'
import { useT } from '#/ui/language/use-t'
import { responseTimeGrade } from './response-time-grade'
import { useTestFailure } from './test-failure'

const MS_PER_S = 1000

/** How fast the channel answered its last test, in a colour and a word; a failed one keeps the earlier value. */
export function ResponseTimeCell({ channel }: { channel: Channel }) {
  const t = useT()
  const failure = useTestFailure(channel)
  const { response_time: ms, test_time } = channel
  const { label, tone } = responseTimeGrade(ms)
  const time = formatTimestamp(test_time) ?? t('channel.response.untested')
  const seconds = t('channel.response.seconds', { s: (ms / MS_PER_S).toFixed(2) })
  return (
    <Tooltip
      content={
        <>
          {failure !== undefined && (
            <div>{t('channel.response.reason', { message: tooltipText(failure) })}</div>
          )}
          {t('channel.response.testedAt', { time })}
        </>
      }
    >
      {failure !== undefined && <StatusBadge tone="bad">{t('channel.response.failed')}</StatusBadge>}
      {failure !== undefined && ' '}
      {(failure === undefined || ms > 0) && (
        <StatusBadge tone={tone}>{ms > 0 ? `${seconds} ${t(label)}` : t(label)}</StatusBadge>
      )}
    </Tooltip>
  )
}
