import { minutesOf } from '#/http/pace'
import { useT } from '#/ui/language/use-t'
import type { JobKindName } from './job'
import { kindOf } from './job-kinds'

/** How many calls a job over `n` records makes, and how long that takes; nothing if they are sent at once. */
export function JobDuration({ kind, n }: { kind: JobKindName; n: number }) {
  const t = useT()
  const calls = n * (kindOf({ kind }).calls ?? 1)
  const minutes = minutesOf(calls)
  return minutes > 0 && <p>{t('job.duration', { calls, minutes })}</p>
}
