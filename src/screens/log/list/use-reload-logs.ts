import { useQueryClient } from '@tanstack/react-query'
import { LOG_PRESENT } from '#/resources/log/log-queries'

/** Refetches list and sum together, so that they agree. */
export function useReloadLogs() {
  const cache = useQueryClient()
  const refresh = () => void cache.refetchQueries({ queryKey: LOG_PRESENT, type: 'active' })
  return {
    refresh,
    /** Also drops cached pages that are not on screen; the list restarts at its first page. */
    reload: () => {
      cache.removeQueries({ queryKey: LOG_PRESENT, type: 'inactive' })
      refresh()
    },
  }
}
