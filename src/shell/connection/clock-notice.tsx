import { useState, useSyncExternalStore } from 'react'
import { formatTimestamp } from '#/format/timestamp'
import { clockSkew, onClockSkew } from '#/http/server-clock'
import { DismissibleNotice } from '#/ui/status/dismissible-notice'
import { useT } from '#/ui/language/use-t'

const SECOND_MS = 1000

/** Dismissible notice that the clocks of this computer and the server differ, and which one applies (CD-40). */
export function ClockNotice() {
  const skew = useSyncExternalStore(onClockSkew, clockSkew)
  return skew === 0 ? null : <ClockSkewMessage key={skew} skew={skew} />
}

function ClockSkewMessage({ skew }: { skew: number }) {
  const t = useT()
  const [localSeconds] = useState(() => Math.floor(Date.now() / SECOND_MS))
  return (
    <DismissibleNotice storageKey="clock" closeLabel={t('shell.close')}>
      {t('connection.clock', {
        here: formatTimestamp(localSeconds) ?? '',
        there: formatTimestamp(localSeconds + skew) ?? '',
      })}
    </DismissibleNotice>
  )
}
