import { Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatTimestamp, formatUtcOffset, timeZoneName } from '#/format/timestamp'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'

const MS = 1000

/** Says on paper of which server, period and filters a page is, and when it was printed. */
export function PrintHead({ period, filters }: { period: string; filters: readonly string[] }) {
  const t = useT()
  const { system_name } = useStatus()
  const [printedAt, setPrintedAt] = useState<number>()
  useWindowEvent('beforeprint', () => flushSync(() => setPrintedAt(Date.now() / MS)))
  useWindowEvent('afterprint', () => setPrintedAt(undefined))
  if (printedAt === undefined) return null
  const zone = `${timeZoneName()} (${formatUtcOffset(printedAt)})`
  const facts = [
    `${system_name}, ${window.location.origin}`,
    `${period}, ${zone}`,
    ...filters,
    t('print.at', { time: formatTimestamp(Math.floor(printedAt)) ?? '' }),
  ]
  return <Text>{facts.join(' · ')}</Text>
}
