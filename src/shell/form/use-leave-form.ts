import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by links of a list: going back leads there, as it was. */
    fromList?: boolean
  }
}

/**
 * How a form is left: back to the list it was opened from, with its page, filters and place, else to the
 * list at `address`.
 */
export function useLeaveForm(address: string): () => void {
  const router = useRouter()
  const fromList = useLocation({ select: ({ state }) => state.fromList === true })
  // While the next screen is being fetched the form is still there, but the person is on the way elsewhere.
  const [here] = useState(() => router.latestLocation.pathname)
  return () => {
    if (router.latestLocation.pathname !== here) return
    if (fromList) router.history.back()
    else router.history.push(address)
  }
}
