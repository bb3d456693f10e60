import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { modelSums } from '#/resources/account/usage'
import { nameSampleQuery } from '#/resources/log/name-sample'
import { closedPeriod } from '#/resources/log/utc-days'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useServerSeconds } from '#/shell/server-time'
import { recentQueries } from './recent-queries'

/** The days of the lists of top names, whose sample this is too. */
const DAYS = 7
const NO_NAMES: readonly string[] = []

/** Models that the account has used in the last seven days, for an administrator then those of all accounts; the most used first. */
export function useMostUsedModels(): readonly string[] {
  const account = useSumAccount()
  const own = useQuery(recentQueries.week(account)).data
  const isAdmin = isInAudience(useAccount(), 'admins')
  const [openedAt] = useState(Date.now)
  const bounds = closedPeriod(DAYS, useServerSeconds(openedAt))
  const sample = useQuery({ ...nameSampleQuery({ account, scope: 'all', ...bounds }), enabled: isAdmin })
  const used = modelSums(own?.rows ?? []).map(({ name }) => name)
  return [...used, ...(sample.data?.model_name ?? NO_NAMES)]
}
