import { LOG_TYPE } from '../log/log-row'
import { quotaText } from '../log/quota-text'
import { recordLog } from '../log/record-log'
import type { World } from '../world'
import { ROLE, USER_STATUS, type UserRow } from './user-row'
import { checkUnique } from './user-writes'

/** What is known about somebody who is about to become a user. */
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

function give(world: World, id: number, option: string, reason: string): void {
  const gift = world.options.int(option)
  if (gift <= 0) return
  const row = world.users.get(id)
  if (option !== 'QuotaForNewUser') world.users.update(id, { quota: (row?.quota ?? 0) + gift })
  const content = `${reason} ${quotaText(world.options, gift)}`
  recordLog(world, { user_id: id, type: LOG_TYPE.system, content })
}

function addDefaultToken(world: World, userId: number): void {
  const now = world.clock.now()
  world.tokens.add((id) => ({
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
  }))
}

/**
 * Makes a user as registration, an admin and OAuth do: role 1, gifts by the options and a line in the log for each,
 * a token named `default` without limits (K6.3). Throws the refusal of the database as a Response.
 */
export function addUser(world: World, newcomer: Newcomer, inviterId = 0): Readonly<UserRow> {
  const born = {
    ...blank,
    role: ROLE.common,
    status: USER_STATUS.enabled,
    quota: world.options.int('QuotaForNewUser'),
    access_token: world.nextHex('access', 32),
    aff_code: world.nextSecret('aff', 4),
    ...newcomer,
    inviter_id: inviterId,
  }
  checkUnique(world, born, 0)
  const { id } = world.users.add((next) => ({ ...born, id: next }))
  give(world, id, 'QuotaForNewUser', '新用户注册赠送')
  if (inviterId !== 0) {
    give(world, id, 'QuotaForInvitee', '使用邀请码赠送')
    give(world, inviterId, 'QuotaForInviter', '邀请用户赠送')
  }
  addDefaultToken(world, id)
  return world.users.get(id) ?? { ...born, id }
}
