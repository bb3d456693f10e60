import { useT } from '#/ui/language/use-t'
import { MIN_INTERVAL_MS } from './bulk-loop'
import { RUN_KINDS, type RunKindName } from './run-kinds'

const MINUTE_S = 60

/** How long a run over `n` records takes at least; nothing below a minute. */
export function RunDuration({ kind, n }: { kind: RunKindName; n: number }) {
  const t = useT()
  const seconds = (n * RUN_KINDS[kind].requests * MIN_INTERVAL_MS) / 1000
  if (seconds < MINUTE_S) return null
  return <p>{t('bulk.duration', { minutes: Math.ceil(seconds / MINUTE_S) })}</p>
}
