import type { World } from '../world'
import { CODE_STATUS, type RedemptionRow } from './redemption-row'

// The column's default takes the place of 0 (K6.9, call 58).
const DEFAULT_QUOTA = 100

interface CreatedCodeRows {
  keys: string[]
  /** What the database says when it takes no more; the codes before it stay. */
  error?: string
}

/** Makes codes one by one, until the number is reached or the world has no room for another. */
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
