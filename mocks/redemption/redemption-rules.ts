import { goInt, goInt64, goString, goStruct, type GoValue } from '../server/go-struct'
import { refuse } from '../server/reply'

const MAX_NAME_BYTES = 20
const MAX_CODES = 100

/** Request body of creating and updating codes. */
export const redemptionBody = goStruct('model', 'Redemption', {
  id: goInt,
  user_id: goInt,
  key: goString,
  status: goInt,
  name: goString,
  quota: goInt64,
  created_time: goInt64,
  redeemed_time: goInt64,
  count: goInt,
})

/** Validates a code creation in the server's order (K6.9, call 58). Throws a refusal Response. */
export function checkCreation({ name, count }: GoValue<typeof redemptionBody>): void {
  const length = new TextEncoder().encode(name).length
  if (length === 0 || length > MAX_NAME_BYTES) throw refuse('兑换码名称长度必须在1-20之间')
  if (count <= 0) throw refuse('兑换码个数必须大于0')
  if (count > MAX_CODES) throw refuse('一次兑换码批量生成的个数不能大于 100')
}
