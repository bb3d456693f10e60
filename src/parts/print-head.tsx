import { Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatTimestamp, formatUtcOffset, timeZoneName } from '#/format/timestamp'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'

/** Says on paper of which server, period and filters a page is, and when it was printed. */
export function PrintHead({ period, filters }: { period: string; filters: readonly string[] }) {
  const t = useT()
  const { system_name } = useStatus()
  const [printedAt, setPrintedAt] = useState<number>()
  useWindowEvent('beforeprint', () => flushSync(() => setPrintedAt(Math.floor(Date.now() / 1000))))
  useWindowEvent('afterprint', () => setPrintedAt(undefined))
  if (printedAt === undefined) return null
  const facts = [
    `${system_name}, ${window.location.origin}`,
    `${period}, ${timeZoneName()} (${formatUtcOffset(printedAt)})`,
    ...filters,
    t('print.at', { time: formatTimestamp(printedAt) ?? '' }),
  ]
  return <Text>{facts.join(' · ')}</Text>
}
