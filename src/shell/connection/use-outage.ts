import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { outageMonitorOf } from '../cache'
import type { Outage } from './outage'

const NONE = { read: () => undefined, subscribe: () => () => {}, tryNow: async () => {} }

/** The current outage, if any, and a function that retries now. */
export function useOutage(): { outage: Outage | undefined; tryNow: () => Promise<void> } {
  const monitor = outageMonitorOf(useQueryClient()) ?? NONE
  return { outage: useSyncExternalStore(monitor.subscribe, monitor.read), tryNow: monitor.tryNow }
}
