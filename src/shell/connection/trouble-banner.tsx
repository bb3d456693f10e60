import { Alert, Group } from '@mantine/core'
import { useState } from 'react'
import { clockText } from '#/format/moment'
import { messageOf } from '#/http/failure-message'
import { BusyButton } from '#/ui/feedback/busy-button'
import { useCountdown } from '#/ui/feedback/use-countdown'
import { useRetryAtEnd } from '#/ui/feedback/use-retry-at-end'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import type { Trouble } from './trouble'
import { useTrouble } from './use-trouble'

/** Tells that what the page shows could not be read again, since when it is, and when it is tried (R1 to R3). */
export function TroubleBanner() {
  const t = useT()
  const { trouble, tryNow } = useTrouble()
  const [hadTrouble, setHadTrouble] = useState(false)
  if (trouble && !hadTrouble) setHadTrouble(true)
  return (
    <>
      {trouble && <Told trouble={trouble} onTry={() => void tryNow()} />}
      <VisuallyHidden as="output">{!trouble && hadTrouble ? t('trouble.over') : ''}</VisuallyHidden>
    </>
  )
}

/** One round: a wait, and the try at its end. */
function Told({ trouble, onTry }: { trouble: Trouble; onTry: () => void }) {
  const t = useT()
  const { error, asOf, wait, isTrying } = trouble
  const seconds = useCountdown(wait.seconds, !isTrying)
  useRetryAtEnd(seconds, wait.automatic && !isTrying, onTry)
  const message = messageOf(error)
  const isCounted = wait.automatic && seconds > 0
  return (
    <Alert color="orange" mb="md" role="group" aria-label={t('trouble.title')}>
      <Group justify="space-between">
        <span>
          <span lang={serverTextLanguage(message)}>{message}</span>{' '}
          {t('trouble.asOf', { time: clockText(asOf) })}{' '}
          {isTrying ? t('trouble.trying') : isCounted && t('trouble.next', { seconds })}
        </span>
        <BusyButton
          type="button"
          size="xs"
          variant="default"
          busy={isTrying}
          isBlocked={isTrying}
          onClick={onTry}
        >
          {t('trouble.now')}
        </BusyButton>
      </Group>
      {/* Said at the start of a wait and at its end, not each second (AX-38). */}
      <VisuallyHidden as="output">
        {isTrying ? t('trouble.trying') : `${message} ${wait.automatic ? t('trouble.next', wait) : ''}`}
      </VisuallyHidden>
    </Alert>
  )
}
