import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'

const storedIsFull = storedValue('time.full', z.boolean())
const read = () => storedIsFull.read() ?? false
const subscribe = (listener: () => void) => storedIsFull.subscribe(listener)
const choose = (isFull: boolean) => void storedIsFull.write(isFull)

/** Whether lists show full times instead of relative ones, and a function that stores the choice. */
export function useFullTimes(): readonly [isFull: boolean, choose: (isFull: boolean) => void] {
  return [useSyncExternalStore(subscribe, read), choose]
}
