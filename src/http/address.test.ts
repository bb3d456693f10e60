import { expect, it } from 'vitest'
import { addressOf } from './address'

it('fills in an id', () => expect(addressOf('api/token/{id}/', 7)).toBe('api/token/7/'))
it('needs no id where none belongs', () => expect(addressOf('api/token/')).toBe('api/token/'))

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, undefined])(
  'refuses %s as an id (T-01)',
  (id) => expect(() => addressOf('api/user/{id}', id)).toThrow(RangeError),
)
