import { expect, it } from 'vitest'
import { fillApiPath } from './gateway'

it('path with {id}: the id is filled in', () =>
  expect(fillApiPath('api/token/{id}/', 7)).toBe('api/token/7/'))
it('path without {id}: returned unchanged', () => expect(fillApiPath('api/token/')).toBe('api/token/'))

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, undefined])(
  'id %s: throws a RangeError (T-01)',
  (id) => expect(() => fillApiPath('api/user/{id}', id)).toThrow(RangeError),
)
