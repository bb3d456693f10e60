import { useQueryClient } from '@tanstack/react-query'
import { LOG_PRESENT } from '#/resources/log/log-queries'

/** Ways to read anew what is shown. List and sum belong together: whoever reads one wants the other to agree. */
export function useReloadLogs() {
  const cache = useQueryClient()
  const refresh = () => void cache.refetchQueries({ queryKey: LOG_PRESENT, type: 'active' })
  return {
    refresh,
    /** Also forgets the pages that are not on the screen; the list begins again at its first. */
    reload: () => {
      cache.removeQueries({ queryKey: LOG_PRESENT, type: 'inactive' })
      refresh()
    },
  }
}
