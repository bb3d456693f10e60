import { tokenRow } from '../token/token-row'
import { makeRow } from '../server/go-struct'
import { LOG_TYPE } from '../log/log-row'
import { quotaText, recordLog } from '../log/record-log'
import type { World } from '../world'
import { ROLE, USER_STATUS, type UserRow } from './user-row'
import { checkUnique } from './user-writes'

/** Data of a user to create. */
export type Newcomer = Pick<UserRow, 'username' | 'display_name'> & Partial<UserRow>

const blank = {
  password: '',
  email: '',
  github_id: '',
  wechat_id: '',
  lark_id: '',
  oidc_id: '',
  used_quota: 0,
  request_count: 0,
  group: 'default',
  inviter_id: 0,
}

function grantBonus(world: World, id: number, option: string, reason: string): void {
  const bonus = world.options.int(option)
  if (bonus <= 0) return
  const row = world.users.get(id)
  if (option !== 'QuotaForNewUser') world.users.update(id, { quota: (row?.quota ?? 0) + bonus })
  const content = `${reason} ${quotaText(world.options, bonus)}`
  recordLog(world, { user_id: id, type: LOG_TYPE.system, content })
}

function addDefaultToken(world: World, userId: number): void {
  const now = world.clock.now()
  world.tokens.add((id) =>
    makeRow(tokenRow, {
      id,
      user_id: userId,
      key: world.nextSecret('token', 48),
      status: 1,
      name: 'default',
      created_time: now,
      accessed_time: now,
      expired_time: -1,
      remain_quota: -1,
      unlimited_quota: true,
      used_quota: 0,
      models: null,
      subnet: '',
    }),
  )
}

/**
 * Creates a user as registration, admins and OAuth do: role 1, bonus quota by the options with a log entry for each, and
 * an unlimited token named `default` (K6.3). Throws the database's refusal as a Response.
 */
export function addUser(world: World, newcomer: Newcomer, inviterId = 0): Readonly<UserRow> {
  const newUser = {
    ...blank,
    role: ROLE.common,
    status: USER_STATUS.enabled,
    quota: world.options.int('QuotaForNewUser'),
    access_token: world.nextHex('access', 32),
    aff_code: world.nextSecret('aff', 4),
    ...newcomer,
    inviter_id: inviterId,
  }
  checkUnique(world, newUser, 0)
  const { id } = world.users.add((next) => ({ ...newUser, id: next }))
  grantBonus(world, id, 'QuotaForNewUser', '新用户注册赠送')
  if (inviterId !== 0) {
    grantBonus(world, id, 'QuotaForInvitee', '使用邀请码赠送')
    grantBonus(world, inviterId, 'QuotaForInviter', '邀请用户赠送')
  }
  addDefaultToken(world, id)
  return world.users.get(id) ?? { ...newUser, id }
}
