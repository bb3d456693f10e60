import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { useServerSeconds } from '#/app/server-time'
import { recentQueries } from './recent-queries'

/** The number of calls of all accounts since midnight. */
export function useCallsToday() {
  const [openedAt] = useState(Date.now)
  const midnight = dayjs.unix(useServerSeconds(openedAt)).startOf('day').unix()
  return useQuery(recentQueries.calls(useSumAccount(), midnight))
}
