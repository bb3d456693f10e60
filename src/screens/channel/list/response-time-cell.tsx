import { momentText } from '#/format/moment'
import { tooltipText } from '#/format/shorten'
import type { Channel } from '#/resources/channel/channel'
import { Hint } from '#/ui/feedback/hint'
import { StatusMark } from '#/ui/feedback/status-mark'
import { useT } from '#/ui/language/use-t'
import { responseBand } from './response-band'
import { useTestFailure } from './test-failure'

const MS_PER_S = 1000

/** How fast the channel answered its last test, in a colour and a word; a failed one keeps the earlier value. */
export function ResponseTimeCell({ channel }: { channel: Channel }) {
  const t = useT()
  const failure = useTestFailure(channel)
  const { response_time: ms, test_time } = channel
  const { label, tone } = responseBand(ms)
  const time = momentText(test_time) ?? t('channel.response.untested')
  const seconds = t('channel.response.seconds', { s: (ms / MS_PER_S).toFixed(2) })
  return (
    <Hint
      tip={
        <>
          {failure !== undefined && <div>{t('channel.response.why', { message: tooltipText(failure) })}</div>}
          {t('channel.response.testedAt', { time })}
        </>
      }
    >
      {failure !== undefined && <StatusMark tone="bad">{t('channel.response.failed')}</StatusMark>}
      {failure !== undefined && ' '}
      {(failure === undefined || ms > 0) && (
        <StatusMark tone={tone}>{ms > 0 ? `${seconds} ${t(label)}` : t(label)}</StatusMark>
      )}
    </Hint>
  )
}
