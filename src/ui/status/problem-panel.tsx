import { Alert, Group } from '@mantine/core'
import { formatClockTime } from '#/format/timestamp'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ShowAll } from './show-all'
import { RetryButton, type Wait } from '../controls/retry-button'

interface Props {
  /** What could not be read, as a title. */
  title: string
  message: string
  /** The whole text where the message holds only the beginning of it. */
  wholeText?: string
  wait?: Wait
  /** When what is still shown was read, in ms. */
  asOf?: number
  onRetry: () => void
}

/** In place of what could not be read, or above older rows: why, and how to try again (FM-R1 to FM-R3). */
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
