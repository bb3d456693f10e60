import { useEffect, useState } from 'react'
import { testHistory, type TestPoint } from '#/resources/channel/test-history'
import { useAccount } from './use-account'
import { testOwner } from './record-test'

const NO_POINTS: readonly TestPoint[] = []

/** The tests that the signed-in account made in this browser, oldest first. */
export function useTestHistory(): readonly TestPoint[] {
  const account = useAccount()
  const owner = account && testOwner(account)
  const [stored, setStored] = useState<{ owner: string; points: readonly TestPoint[] }>()
  useEffect(() => {
    if (owner === undefined) return undefined
    let isCurrent = true
    const read = () =>
      void testHistory.read(owner).then((points) => {
        if (isCurrent) setStored({ owner, points })
      })
    read()
    const unsubscribe = testHistory.subscribe(read)
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [owner])
  return stored?.owner === owner ? (stored?.points ?? NO_POINTS) : NO_POINTS
}
