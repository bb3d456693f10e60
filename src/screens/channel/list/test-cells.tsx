import { formatTimestamp } from '#/format/timestamp'
import { tooltipText } from '#/format/truncate'
import { type Channel, channelName } from '#/resources/channel/channel'
import { Tooltip } from '#/ui/controls/tooltip'
import { StatusBadge } from '#/ui/status/status-badge'
import { useT } from '#/ui/language/use-t'
import { responseTimeGrade } from './response-time-grade'
import { useTestFailure, useTestModel } from './use-test-state'
import { storeTestModel } from '#/resources/channel/test-model'
import classes from './channel-cells.module.css'

const MS_PER_S = 1000

/** Response time of the last test as a badge with colour and label. A failed test keeps the earlier time. */
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

/** Selects the model for tests from the list. A native select, because a row may have hundreds of options. */
export function TestModelCell({ channel }: { channel: Channel }) {
  const t = useT()
  const model = useTestModel(channel)
  if (model === undefined) return t('channel.noModels')
  return (
    <select
      className={classes.model}
      aria-label={t('channel.testModelOf', { name: channelName(channel) })}
      value={model}
      onChange={({ currentTarget }) => storeTestModel(channel.id, currentTarget.value)}
    >
      {channel.models.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}
