import { rowsOf, type BaseRows } from '../table'
import { hostileUsers } from './hostile-users'
import { LARGE_COUNT, largeUser } from './large-users'
import { rootAlone, smallUsers } from './small-users'
import type { UserRow } from './user-row'

/** Seed users: root 1, admin 2, alice 3, bob 4 (banned), chen 5, then others; `empty` has root only. */
export const userSeed: Record<'small' | 'large' | 'empty' | 'hostile', BaseRows<UserRow>> = {
  small: rowsOf(smallUsers),
  large: { count: LARGE_COUNT, rowOf: largeUser },
  hostile: rowsOf(hostileUsers),
  empty: rowsOf(rootAlone),
}
