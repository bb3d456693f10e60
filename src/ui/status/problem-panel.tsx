import { Group, Alert } from '@mantine/core'
import { localTime } from '#/format/timestamp'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ShowAll } from './show-all'
import { RetryButton, type Wait } from '../button/retry-button'

interface Props {
  /** Title: names the data that could not be fetched. */
  title: string
  message: string
  fullText?: string
  wait?: Wait
  /** Time the stale data on display was fetched, in ms. */
  asOf?: number
  onRetry: () => void
}

/** Alert for a failed read with reason and retry button, in place of the data or above stale rows. */
export function ProblemPanel({ title, message, fullText, wait, asOf, onRetry }: Props) {
  const t = useT()
  return (
    <Alert color="red" mb="md" role="alert" title={title}>
      <Group justify="space-between">
        <div>
          <span lang={serverTextLanguage(message)}>{message}</span>
          {asOf !== undefined && ` ${t('problem.asOf', { time: localTime(asOf) })}`}
          {fullText !== undefined && <ShowAll text={fullText} />}
        </div>
        <RetryButton wait={wait} onRetry={onRetry} />
      </Group>
    </Alert>
  )
}
