import { Alert, Group } from '@mantine/core'
import { useState } from 'react'
import { formatClockTime } from '#/format/timestamp'
import { messageOf } from '#/http/failure-message'
import { BusyButton } from '#/ui/controls/busy-button'
import { useAutoRetry, useCountdown } from '#/ui/status/use-countdown'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import type { Outage } from './outage'
import { useOutage } from './use-outage'

/** Tells that what the page shows could not be read again, since when it is, and when it is tried (FM-R1 to FM-R3). */
export function OutageBanner() {
  const t = useT()
  const { outage, tryNow } = useOutage()
  const [hadOutage, setHadOutage] = useState(false)
  if (outage && !hadOutage) setHadOutage(true)
  return (
    <>
      {outage && <OutageMessage outage={outage} onTry={() => void tryNow()} />}
      <VisuallyHidden as="output">{!outage && hadOutage ? t('connection.restored') : ''}</VisuallyHidden>
    </>
  )
}

/** One round: a wait, and the try at its end. */
function OutageMessage({ outage, onTry }: { outage: Outage; onTry: () => void }) {
  const t = useT()
  const { error, asOf, wait, isTrying } = outage
  const seconds = useCountdown(wait.seconds, !isTrying)
  useAutoRetry(seconds, wait.automatic && !isTrying, onTry)
  const message = messageOf(error)
  const isCounted = wait.automatic && seconds > 0
  return (
    <Alert color="orange" mb="md" role="group" aria-label={t('connection.title')}>
      <Group justify="space-between">
        <span>
          <span lang={serverTextLanguage(message)}>{message}</span>{' '}
          {t('connection.asOf', { time: formatClockTime(asOf) })}{' '}
          {isTrying ? t('connection.retrying') : isCounted && t('connection.nextRetry', { seconds })}
        </span>
        <BusyButton
          type="button"
          size="xs"
          variant="default"
          busy={isTrying}
          isBlocked={isTrying}
          onClick={onTry}
        >
          {t('connection.retryNow')}
        </BusyButton>
      </Group>
      {/* Said at the start of a wait and at its end, not each second (AX-38). */}
      <VisuallyHidden as="output">
        {isTrying
          ? t('connection.retrying')
          : `${message} ${wait.automatic ? t('connection.nextRetry', wait) : ''}`}
      </VisuallyHidden>
    </Alert>
  )
}
