import { useQuery } from '@tanstack/react-query'
import { type Status, lastKnownStatus, moneyScale, statusQueries } from '#/resources/status/status'

/** Public status of the server, or the last known one while the server is unreachable. The app shell fetches it. */
export function useStatus(): Status {
  return useQuery({ ...statusQueries.current(), enabled: false }).data ?? lastKnownStatus()
}

/** The conversion between quota and money on this server. */
export function useMoneyScale(): ReturnType<typeof moneyScale> {
  return moneyScale(useStatus())
}
