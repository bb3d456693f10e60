import { expect, it } from 'vitest'
import { placeToReturnTo, wayBack } from './way-back'

// Each of the origins of the list of hostile ones (PR01 to PR23).
it.each([
  ['/token', '/token'],
  ['/token?p=2#x', '/token?p=2#x'],
  ['//evil.example', '/token'],
  ['\\\\evil.example', '/token'],
  ['/\\evil.example', '/token'],
  ['https://evil.example/', '/token'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/login?expired=true', '/token'],
  ['/api/user/logout', '/api/user/logout'],
  ['/channel', '/channel'],
  ['/oauth/github?code=x&state=y', '/token'],
  ['/user/reset?email=a&token=b', '/token'],
  ['/user/edit', '/user/edit'],
  [null, '/token'],
  [`/${'a'.repeat(10_000)}`, '/token'],
  ['/./token/../channel', '/channel'],
])('after signing in, %s leads to %s', (origin, landing) => expect(wayBack(origin)).toBe(landing))

it('keeps no address that cannot be returned to', () => {
  expect(placeToReturnTo('/oauth/github?code=x&state=y')).toBeUndefined()
  expect(placeToReturnTo('//evil.example')).toBeUndefined()
  expect(placeToReturnTo(undefined)).toBeUndefined()
  expect(placeToReturnTo('/token?p=2#x')).toBe('/token?p=2#x')
})
