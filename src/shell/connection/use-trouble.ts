import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { troubleOf } from '../cache'
import type { Trouble } from './trouble'

const NONE = { read: () => undefined, subscribe: () => () => {}, tryNow: async () => {} }

/** What the page cannot read again at the moment, if anything, and the way to try. */
export function useTrouble(): { trouble: Trouble | undefined; tryNow: () => Promise<void> } {
  const watch = troubleOf(useQueryClient()) ?? NONE
  return { trouble: useSyncExternalStore(watch.subscribe, watch.read), tryNow: watch.tryNow }
}
