import { skipToken, useQuery } from '@tanstack/react-query'
import { modelQueries } from '#/resources/model/model-queries'
import { statusQueries } from '#/resources/status/status-queries'

/**
 * The models of each type. Waits for the version of the server where no earlier visit knew one, and does without
 * when the server does not tell it.
 */
export function useModelsByType() {
  const status = useQuery(statusQueries.current())
  const version = status.data?.version ?? ''
  const isKnown = version !== '' || !status.isFetching
  const query = modelQueries.byType(version)
  return useQuery({ ...query, queryFn: isKnown ? query.queryFn : skipToken })
}
