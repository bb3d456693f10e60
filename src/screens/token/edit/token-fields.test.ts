import { expect, it } from 'vitest'
import { tokenToValues, valuesToToken, NEW_TOKEN } from './token-fields'

it.each([
  NEW_TOKEN,
  {
    name: '生产环境',
    remain_quota: -500,
    expired_time: 1_800_000_000,
    unlimited_quota: true,
    models: ['gpt-4o', 'claude-3'],
    subnet: ['10.0.0.0/8', 'fd00::/8'],
  },
])('token fields: converting %o to form values and back returns the same draft', (draft) =>
  expect(valuesToToken(tokenToValues(draft))).toEqual(draft),
)
