import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { listPage } from '#/http/rows'
import { createMutation } from '../create-mutation'
import { logSchema } from './log'
import { removeStoredResults } from '../stored-results'

/** Number of deleted entries; undefined when the response has none. */
const deletedCount = z.catch(z.optional(z.int().check(z.nonnegative())), undefined)
const logs = listPage(logSchema)

/** Whether no entry before `target` (unix seconds) is left; the end of a query range is inclusive. */
async function isCleared(target: number): Promise<boolean> {
  const search = { p: 0, end_timestamp: target - 1 }
  const page = await gateway.get('api/log/', logs, { search })
  return page.rows.length === 0 && page.unreadable === 0
}

export const logMutations = {
  /**
   * Deletes all entries of all users before `target` (unix seconds; milliseconds would delete everything).
   */
  clear: createMutation({
    request: async (target: number) => {
      const search = { target_timestamp: target }
      try {
        return await gateway.remove('api/log/', deletedCount, { search, timeout: 'clear' })
      } finally {
        // Also after a lost response: the entries of stored sums may be gone.
        await removeStoredResults().catch(() => undefined)
      }
    },
    verify: isCleared,
    meta: { invalidates: [['log']], errorHandledBy: 'form' },
  }),
}
