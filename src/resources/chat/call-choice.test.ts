import { expect, it } from 'vitest'
import { tokenSchema, type Token } from '../token/token'
import { chosenOf } from './call-choice'

const tokenOf = (row: Partial<Token>) =>
  tokenSchema.parse({ id: 1, status: 1, name: 'mine', expired_time: -1, unlimited_quota: true, ...row })

it.each<[string, Partial<Token>[], number]>([
  ['the newest one', [{ id: 1 }, { id: 2 }], 2],
  ['not one that is disabled', [{ id: 1 }, { id: 2, status: 2 }], 1],
  ['not one for other models', [{ id: 1 }, { id: 2, models: ['other'] }], 1],
  ['rather one for every address', [{ id: 1 }, { id: 2, subnet: ['10.0.0.0/8'] }], 1],
  ['one for some addresses, if there is no other', [{ id: 2, subnet: ['10.0.0.0/8'] }], 2],
  [
    'one for the model and some addresses before one for other models',
    [
      { id: 1, subnet: ['10.0.0.0/8'] },
      { id: 2, models: ['other'] },
    ],
    1,
  ],
])('token of a call: %s', (_, rows, id) =>
  expect(chosenOf({ model: 'wanted' }, rows.map(tokenOf)).token?.id).toBe(id),
)

it('token of a call: that of the URL, whatever its state', () => {
  const tokens = [{ id: 1, status: 3 }, { id: 2 }].map(tokenOf)
  expect(chosenOf({ token: 1 }, tokens).token?.id).toBe(1)
})
