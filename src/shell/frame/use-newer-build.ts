import { queryOptions, useQuery } from '@tanstack/react-query'
import { buildOf, currentBuild } from '#/browser/current-build'
import { fetchServedPage } from '#/http/shell-probe'
import { STATUS } from '#/resources/status/status-queries'

/** How often the page is fetched while somebody looks at it, and at most when they come back to it. */
const CHECK_MS = 10 * 60_000

/** The build being served now; the running one while nobody knows better. */
async function fetchServedBuild(): Promise<string> {
  const page = await fetchServedPage()
  return buildOf(page ?? '') || currentBuild()
}

const servedBuild = queryOptions({
  // Below the status: it belongs to nobody, so it stays when somebody signs in or out.
  queryKey: [STATUS, 'build'],
  queryFn: fetchServedBuild,
  // The page was loaded a moment ago: it is the newest one, and is not fetched again.
  initialData: currentBuild,
  staleTime: CHECK_MS,
  refetchInterval: CHECK_MS,
  refetchOnWindowFocus: true,
  retry: false,
  meta: { errorHandledBy: 'caller' },
})

/** Whether another build of the console is being served than the one that runs here. */
export function useNewerBuild(): boolean {
  const { data } = useQuery(servedBuild)
  return data !== currentBuild()
}
