import { refuse } from '../server/reply'
import { addUser, type Newcomer } from '../user/new-user'
import { USER_STATUS, type UserRow } from '../user/user-row'
import type { World } from '../world'

/** Columns that bind an account to a provider. */
export type BindingColumn = 'github_id' | 'lark_id' | 'oidc_id' | 'wechat_id'

/** The user (including deleted ones) bound to a provider id, or undefined. */
export function holderOf(world: World, column: BindingColumn, id: string): Readonly<UserRow> | undefined {
  return id === '' ? undefined : world.users.find((row) => row[column] === id)
}

const nextIdOf = ({ users }: World) => (users.page(0)[0]?.id ?? 0) + 1

/**
 * Finds the account bound to a provider id, or registers a new one whose name contains its future id (K6.4). Throws a
 * refusal Response.
 */
export function accountOf(
  world: World,
  column: BindingColumn,
  id: string,
  newcomer: (nextId: number) => Newcomer,
): Readonly<UserRow> {
  const boundUser = holderOf(world, column, id)
  if (!boundUser && !world.options.isOn('RegisterEnabled')) throw refuse('管理员关闭了新用户注册')
  const user = boundUser ?? addUser(world, { ...newcomer(nextIdOf(world)), [column]: id })
  if (user.status !== USER_STATUS.enabled) throw refuse('用户已被封禁')
  return user
}
