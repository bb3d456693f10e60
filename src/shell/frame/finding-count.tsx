import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import type { Channel } from '#/resources/channel/channel'
import { acceptedFindings, splitAccepted } from '#/resources/channel/coverage/accepted-findings'
import { coverageFindings } from '#/resources/channel/coverage/coverage-findings'
import { coverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { groupQueries } from '#/resources/group/group'
import { modelQueries } from '#/resources/model/model'
import { useT } from '#/ui/language/use-t'

const subscribe = (listener: () => void) => acceptedFindings.subscribe(listener)
const read = () => acceptedFindings.read()
const MOST = 99

/** Number of findings in the channels, from what is loaded: it asks the server for nothing. */
export function FindingCount({ channels }: { channels: readonly Channel[] }) {
  const t = useT()
  const groups = useQuery({ ...groupQueries.all(), enabled: false }).data
  const knownModels = useQuery({ ...modelQueries.all(), enabled: false }).data
  const accepted = useSyncExternalStore(subscribe, read)
  // After the rows: a run changes one of them a second.
  const judged = useDeferredValue(channels)
  const findings = useMemo(
    () =>
      coverageFindings({ channels: judged, matrix: coverageMatrix(judged), groups, knownModels, tokens: [] }),
    [judged, groups, knownModels],
  )
  const n = useMemo(() => splitAccepted(findings, accepted).reported.length, [findings, accepted])
  if (n === 0) return null
  return <span title={t('coverage.tab.count', { n })}>{n > MOST ? `${MOST}+` : n}</span>
}
