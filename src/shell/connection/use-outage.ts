import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { outageMonitorOf } from '../cache'
import type { Outage } from './outage'

const NONE = { read: () => undefined, subscribe: () => () => {}, tryNow: async () => {} }

/** What the page cannot read again at the moment, if anything, and the way to try. */
export function useOutage(): { outage: Outage | undefined; tryNow: () => Promise<void> } {
  const watch = outageMonitorOf(useQueryClient()) ?? NONE
  return { outage: useSyncExternalStore(watch.subscribe, watch.read), tryNow: watch.tryNow }
}
