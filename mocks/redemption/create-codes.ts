import type { World } from '../world'
import { CODE_STATUS, type RedemptionRow } from './redemption-row'

// The column default replaces 0 (K6.9, call 58).
const DEFAULT_QUOTA = 100

interface CreatedCodeRows {
  keys: string[]
  /** Database error that stopped the batch; codes created before it are kept. */
  error?: string
}

/** Creates codes one by one until `count` is reached or the database is full. */
export function createCodeRows(
  world: World,
  userId: number,
  { name, quota, count }: Pick<RedemptionRow, 'name' | 'quota'> & { count: number },
): CreatedCodeRows {
  const keys: string[] = []
  while (keys.length < count) {
    if (world.roomForCodes <= 0) return { keys, error: 'database or disk is full' }
    world.roomForCodes -= 1
    const key = world.nextHex('code', 32)
    world.redemptions.add((id) => ({
      id,
      user_id: userId,
      key,
      status: CODE_STATUS.unused,
      name,
      quota: quota || DEFAULT_QUOTA,
      created_time: world.clock.now(),
      redeemed_time: 0,
      count: 0,
    }))
    keys.push(key)
  }
  return { keys }
}
