import { expect, it } from 'vitest'
import { fillApiPath } from './api-path'

it('fills in an id', () => expect(fillApiPath('api/token/{id}/', 7)).toBe('api/token/7/'))
it('needs no id where none belongs', () => expect(fillApiPath('api/token/')).toBe('api/token/'))

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, undefined])(
  'refuses %s as an id (T-01)',
  (id) => expect(() => fillApiPath('api/user/{id}', id)).toThrow(RangeError),
)
