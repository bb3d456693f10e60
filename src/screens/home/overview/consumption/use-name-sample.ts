import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { nameSampleQuery, restoreSample, type SamplePeriod } from '#/resources/log/name-sample'
import type { BreakdownBy } from '#/resources/log/log-breakdown'
import type { StaticKey } from '#/i18n/i18n'

/** Breakdowns in display order. */
export const SPLITS: readonly { by: BreakdownBy; label: StaticKey }[] = [
  { by: 'model_name', label: 'log.breakdown.model_name' },
  { by: 'channel', label: 'log.breakdown.channel' },
  { by: 'username', label: 'log.breakdown.username' },
  { by: 'token_name', label: 'log.breakdown.token_name' },
]

/** The sample of `period` if it was fetched before; `refetch` fetches it. */
export function useNameSample(period: SamplePeriod) {
  const cache = useQueryClient()
  useEffect(() => {
    void restoreSample(cache, period)
    // oxlint-disable-next-line react/exhaustive-deps -- once per period
  }, [period.start, period.end])
  return useQuery({ ...nameSampleQuery(period), enabled: false })
}
