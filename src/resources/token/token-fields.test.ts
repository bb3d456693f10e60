import { expect, it } from 'vitest'
import { initialValues, toBody, toValues } from '#/fields/record-values'
import { tokenFields } from './token-fields'

const newToken = {
  name: '',
  remain_quota: 500_000,
  expired_time: -1,
  unlimited_quota: false,
  models: [],
  subnet: [],
}

const sent = ({ models, subnet, ...token }: { models: string[]; subnet: string[] }) => ({
  ...token,
  models: models.join(','),
  subnet: subnet.join(','),
})

it.each([
  newToken,
  {
    name: '生产环境',
    remain_quota: -500,
    expired_time: 1_800_000_000,
    unlimited_quota: true,
    models: ['gpt-4o', 'claude-3'],
    subnet: ['10.0.0.0/8', 'fd00::/8'],
  },
])('token fields: converting %o to form values and back returns the same members', (token) =>
  expect(toBody(tokenFields, toValues(tokenFields, token))).toEqual(sent(token)),
)

it('token fields: a new token has 500000 units and never expires', () => {
  expect(toBody(tokenFields, initialValues(tokenFields))).toEqual(sent(newToken))
})

it('token fields: a request has the lists as comma-separated texts, and the name untrimmed', () => {
  const values = {
    ...initialValues(tokenFields),
    name: ' ci ',
    models: ['a', 'b'],
    subnet: ['10.0.0.0/8', 'fd00::/8'],
  }
  expect(toBody(tokenFields, values)).toEqual({
    name: ' ci ',
    remain_quota: 500_000,
    expired_time: -1,
    unlimited_quota: false,
    models: 'a,b',
    subnet: '10.0.0.0/8,fd00::/8',
  })
})

it('token fields: the count is to blame for a long name only where there are numbers', () => {
  const values = { ...initialValues(tokenFields), name: 'x'.repeat(29) }
  const problemOf = (count: string) => tokenFields.count.customCheck?.({ ...values, count }, values)
  expect(['', '1', '9'].map((count) => problemOf(count) !== undefined)).toEqual([false, false, true])
})

it('token fields: an unknown quota or expiry time must be typed', () => {
  const unknown = { ...newToken, remain_quota: undefined, expired_time: undefined }
  expect(toValues(tokenFields, unknown)).toMatchObject({ remain_quota: '', expired_time: '–' })
})

it.each([
  [-2, '-2'],
  [-86_400, '-86400'],
  [-1, ''],
])('token fields: an expiry of %d is shown as "%s"', (expired_time, text) => {
  expect(toValues(tokenFields, { ...newToken, expired_time })).toMatchObject({ expired_time: text })
})
