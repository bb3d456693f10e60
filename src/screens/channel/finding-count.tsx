import { useDeferredValue, useEffect, useMemo } from 'react'
import { useStored } from '#/ui/storage/use-stored'
import type { Channel } from '#/resources/channel/channel'
import { acceptedFindings, forgetHealed, splitAccepted } from '#/resources/channel/coverage/accepted-findings'
import { modelsWithoutChannel } from '#/resources/channel/coverage/coverage-findings'
import { coverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { useT } from '#/ui/language/use-t'

/** Number of the first findings: models that no enabled channel serves. The channels tell them, so that each page has the same number. */
export function FindingCount({ channels }: { channels: readonly Channel[] }) {
  const t = useT()
  const accepted = useStored(acceptedFindings)
  // After the rows: a run changes one of them a second.
  const judged = useDeferredValue(channels)
  const findings = useMemo(() => modelsWithoutChannel(coverageMatrix(judged)), [judged])
  useEffect(() => forgetHealed(findings, ['noChannel']), [findings])
  const n = useMemo(() => splitAccepted(findings, accepted).reported.length, [findings, accepted])
  if (n === 0) return null
  return <span title={t('coverage.tab.count', { n })}>{n}</span>
}
