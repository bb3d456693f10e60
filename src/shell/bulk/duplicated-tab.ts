import { discardTests, testRunStore } from '../channel-tests/test-run'
import { testStorage } from '../channel-tests/channel-test'
import { bulkStorage } from './bulk-storage'
import { isHeldElsewhere } from './run-locks'
import { callStorage } from './single-call'

/**
 * Removes the runs of an account from the storage of this tab that another tab works on: a browser copies the storage when a
 * tab is duplicated, and the copy must neither tell that they were interrupted nor go on with them.
 */
export async function forgetCopiedRuns(owner: number): Promise<void> {
  const storage = bulkStorage(owner)
  const [tests, call] = [testStorage(owner), callStorage(owner)]
  const ids = [...storage.read(), tests.read(), call.read()].flatMap((stored) => stored?.id ?? [])
  const areElsewhere = await Promise.all(ids.map(isHeldElsewhere))
  const elsewhere = new Set(ids.filter((_id, index) => areElsewhere[index]))
  const isElsewhere = (stored: { id: string } | undefined) => stored !== undefined && elsewhere.has(stored.id)
  const runs = storage.read()
  if (runs.some(isElsewhere)) storage.write(runs.filter((run) => !isElsewhere(run)))
  if (isElsewhere(call.read())) call.remove()
  if (!isElsewhere(tests.read())) return
  // The page of the tests shows them before it can be known.
  if (isElsewhere(testRunStore.read())) discardTests()
  tests.remove()
}
