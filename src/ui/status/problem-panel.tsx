import { Alert, Group } from '@mantine/core'
import { formatClockTime } from '#/format/timestamp'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ShowAll } from './show-all'
import { RetryButton, type Wait } from '../controls/retry-button'

interface Props {
  /** Title: names the data that could not be fetched. */
  title: string
  message: string
  /** Full text, if `message` is truncated. */
  wholeText?: string
  wait?: Wait
  /** Time the stale data on display was fetched, in ms. */
  asOf?: number
  onRetry: () => void
}

/** Alert for a failed read with reason and retry button, in place of the data or above stale rows (FM-R1 to FM-R3). */
export function ProblemPanel({ title, message, wholeText, wait, asOf, onRetry }: Props) {
  const t = useT()
  return (
    <Alert role="alert" color="red" variant="light" title={title} my="md">
      <Group justify="space-between" gap="sm">
        <div>
          <span lang={serverTextLanguage(message)}>{message}</span>
          {asOf !== undefined && ` ${t('problem.asOf', { time: formatClockTime(asOf) })}`}
          {wholeText !== undefined && <ShowAll text={wholeText} />}
        </div>
        <RetryButton wait={wait} onRetry={onRetry} />
      </Group>
    </Alert>
  )
}
