import { useState, useSyncExternalStore } from 'react'
import { momentText } from '#/format/moment'
import { clockSkew, onClockSkew } from '#/http/server-clock'
import { OnceNotice } from '#/ui/feedback/once-notice'
import { useT } from '#/ui/language/use-t'

const SECOND_MS = 1000

/** Tells once that the clocks of this computer and of the server differ, and which one is followed (CD-40). */
export function ClockNotice() {
  const skew = useSyncExternalStore(onClockSkew, clockSkew)
  return skew === 0 ? null : <Told key={skew} skew={skew} />
}

function Told({ skew }: { skew: number }) {
  const t = useT()
  const [here] = useState(() => Math.floor(Date.now() / SECOND_MS))
  return (
    <OnceNotice topic="clock" closeLabel={t('shell.close')}>
      {t('trouble.clock', { here: momentText(here) ?? '', there: momentText(here + skew) ?? '' })}
    </OnceNotice>
  )
}
