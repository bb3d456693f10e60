import { useT } from '../language/use-t'
import { useCountdown } from './use-countdown'

/** Says how many of the `seconds` are left until requests go on; a new pause needs a new `key`. */
export function PauseCountdown({ seconds }: { seconds: number }) {
  const t = useT()
  return <span>{t('common.paused', { seconds: useCountdown(seconds, true) })}</span>
}
