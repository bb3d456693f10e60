import { expect, it } from 'vitest'
import { placeToReturnTo, wayBack } from './way-back'

const CASES: readonly [id: string, origin: string | null, landing: string][] = [
  ['PR01', '/token', '/token'],
  ['PR01 with more', '/token?p=2#x', '/token?p=2#x'],
  ['PR03', '//evil.example', '/token'],
  ['PR05', '\\\\evil.example', '/token'],
  ['PR05 after a stroke', '/\\evil.example', '/token'],
  ['PR07', 'https://evil.example/', '/token'],
  ['PR09', '/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['PR11', '/login?expired=true', '/token'],
  ['PR13', '/oauth/github?code=x&state=y', '/token'],
  ['a reset link', '/user/reset?email=a&token=b', '/token'],
  ['PR15', '/api/user/logout', '/api/user/logout'],
  ['PR17', null, '/token'],
  ['PR19', '/channel', '/channel'],
  ['the own profile', '/user/edit', '/user/edit'],
  ['PR21', `/${'a'.repeat(10_000)}`, '/token'],
  ['PR23', '/./token/../channel', '/channel'],
]
it.each(CASES)('%s: where signing in leads to (T-18)', (_id, origin, landing) =>
  expect(wayBack(origin)).toBe(landing),
)

it('keeps no address that cannot be returned to', () => {
  expect(placeToReturnTo('/oauth/github?code=x&state=y')).toBeUndefined()
  expect(placeToReturnTo('//evil.example')).toBeUndefined()
  expect(placeToReturnTo(undefined)).toBeUndefined()
  expect(placeToReturnTo('/token?p=2#x')).toBe('/token?p=2#x')
})
