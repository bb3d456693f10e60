import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by links of a list: going back restores the list. */
    fromList?: boolean
  }
}

/**
 * Returns a function that leaves a form: back in history if it was opened from its list (page, filters and scroll
 * position are restored), else to the list at `address`.
 */
export function useLeaveForm(address: string): () => void {
  const router = useRouter()
  const fromList = useLocation({ select: ({ state }) => state.fromList === true })
  const [formPath] = useState(() => router.latestLocation.pathname)
  return () => {
    // The form stays mounted while the chunk of the next screen loads: do not redirect a pending navigation.
    if (router.latestLocation.pathname !== formPath) return
    if (fromList) router.history.back()
    else router.history.push(address)
  }
}
