import { Alert, Group } from '@mantine/core'
import { clockText } from '#/format/moment'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { RetryButton, type Wait } from './retry-button'

interface Props {
  /** What could not be read, as a title. */
  title: string
  message: string
  wait?: Wait
  /** When what is still shown was read, in ms. */
  asOf?: number
  onRetry: () => void
}

/** In place of what could not be read, or above older rows: why, and how to try again (R1 to R3). */
export function ProblemPanel({ title, message, wait, asOf, onRetry }: Props) {
  const t = useT()
  return (
    <Alert role="alert" color="red" variant="light" title={title} my="md">
      <Group justify="space-between" gap="sm">
        <div>
          <span lang={serverTextLanguage(message)}>{message}</span>
          {asOf !== undefined && ` ${t('panel.asOf', { time: clockText(asOf) })}`}
        </div>
        <RetryButton wait={wait} onRetry={onRetry} />
      </Group>
    </Alert>
  )
}
