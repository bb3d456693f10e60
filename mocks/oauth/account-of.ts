import { refuse } from '../server/reply'
import { addUser, type Newcomer } from '../user/new-user'
import { USER_STATUS, type UserRow } from '../user/user-row'
import type { World } from '../world'

/** The columns that bind an account to a provider. */
export type BindingColumn = 'github_id' | 'lark_id' | 'oidc_id' | 'wechat_id'

/** Whether somebody, deleted ones included, holds an id of a provider. */
export function holderOf(world: World, column: BindingColumn, id: string): Readonly<UserRow> | undefined {
  return id === '' ? undefined : world.users.find((row) => row[column] === id)
}

const nextIdOf = ({ users }: World) => (users.page(0)[0]?.id ?? 0) + 1

/**
 * The account of somebody whom a provider vouches for: the bound one, else a new one (K6.4). The name is
 * built from the id the account is going to have. Throws the refusals as a Response.
 */
export function accountOf(
  world: World,
  column: BindingColumn,
  id: string,
  newcomer: (nextId: number) => Newcomer,
): Readonly<UserRow> {
  const known = holderOf(world, column, id)
  if (!known && !world.options.isOn('RegisterEnabled')) throw refuse('管理员关闭了新用户注册')
  const user = known ?? addUser(world, { ...newcomer(nextIdOf(world)), [column]: id })
  if (user.status !== USER_STATUS.enabled) throw refuse('用户已被封禁')
  return user
}
