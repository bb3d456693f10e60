import { hex, int, matches, number, oneOf, text, type Expected } from './expected'
import { tokenKey } from './responses'

type Shape = { readonly [name: string]: Expected }

const flag = oneOf(true, false)
const textOrNull = oneOf(text, null)
const intOrNull = oneOf(int, null)

/** A user as every call sends one: all keys, never null, never a password (K5.1). */
export const user: Shape = {
  id: int,
  username: text,
  password: '',
  display_name: text,
  role: oneOf(0, 1, 10, 100),
  status: oneOf(1, 2, 3),
  email: text,
  github_id: text,
  wechat_id: text,
  lark_id: text,
  oidc_id: text,
  verification_code: '',
  access_token: text,
  quota: int,
  used_quota: int,
  request_count: int,
  group: text,
  aff_code: text,
  inviter_id: int,
}

/** A user in a list or a search: with the system access token (K5.1). */
export const listedUser: Shape = { ...user, access_token: oneOf(hex(32), '') }

/** A channel in a list, a search or alone: no key (K5.2). */
export const channel: Shape = {
  id: int,
  type: int,
  key: '',
  status: oneOf(0, 1, 2, 3),
  name: text,
  weight: intOrNull,
  created_time: int,
  test_time: int,
  response_time: int,
  base_url: textOrNull,
  other: textOrNull,
  balance: number,
  balance_updated_time: int,
  models: text,
  group: text,
  used_quota: int,
  model_mapping: textOrNull,
  priority: intOrNull,
  config: text,
  system_prompt: textOrNull,
}

/** A token, its key in full (K5.3). */
export const token: Shape = {
  id: int,
  user_id: int,
  key: tokenKey,
  status: oneOf(1, 2, 3, 4),
  name: text,
  created_time: int,
  accessed_time: int,
  expired_time: int,
  remain_quota: int,
  unlimited_quota: flag,
  used_quota: int,
  models: textOrNull,
  subnet: textOrNull,
}

/** A redemption code (K5.4). */
export const redemption: Shape = {
  id: int,
  user_id: int,
  key: hex(32),
  status: oneOf(1, 2, 3),
  name: text,
  quota: int,
  created_time: int,
  redeemed_time: int,
  count: 0,
}

/** A log entry (K5.5). */
export const log: Shape = {
  id: int,
  user_id: int,
  created_at: int,
  type: oneOf(0, 1, 2, 3, 4, 5),
  content: text,
  username: text,
  token_name: text,
  model_name: text,
  quota: int,
  prompt_tokens: int,
  completion_tokens: int,
  channel: int,
  request_id: text,
  elapsed_time: int,
  is_stream: flag,
  system_prompt_reset: flag,
}

/** Four letters and digits. */
export const inviteCode = matches('^[0-9A-Za-z]{4}$')
