import { expect, it } from 'vitest'
import { returnUrlForAccount, safeReturnUrl, returnUrl } from './return-url'

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
  ['a host behind a dot', '/.//evil.example/x', '/token'],
  ['a host behind two dots', '/x/..//user:pw@evil.example/', '/token'],
  ['a host behind an encoded dot', '/%2e//evil.example/', '/token'],
  ['the log-in page behind dots', '/x/../login?expired=true', '/token'],
  ['PR23', '/./token/../channel', '/channel'],
]
it.each(CASES)('return URL, %s: leads to the expected page after sign-in (T-18)', (_id, origin, target) =>
  expect(returnUrl(origin)).toBe(target),
)

it('safeReturnUrl: undefined for addresses that must not be returned to', () => {
  expect(safeReturnUrl('/oauth/github?code=x&state=y')).toBeUndefined()
  expect(safeReturnUrl('//evil.example')).toBeUndefined()
  expect(safeReturnUrl(undefined)).toBeUndefined()
  expect(safeReturnUrl('/token?p=2#x')).toBe('/token?p=2#x')
})

const ALICE = { id: 3 }
const OWNERS: readonly [
  title: string,
  carried: Parameters<typeof returnUrlForAccount>[0],
  place: string | undefined,
][] = [
  ['the page of the same person', { origin: '/channel/edit/5', originOwner: 3 }, '/channel/edit/5'],
  ['the page of another person', { origin: '/channel/edit/5', originOwner: 4 }, undefined],
  ['a page that nobody had', { origin: '/channel/edit/5' }, '/channel/edit/5'],
  ['an owner without a page', { originOwner: 4 }, undefined],
  ['an owner that is no id', { origin: '/log', originOwner: '3' }, undefined],
  ['an own page that is no place to return to', { origin: '/login', originOwner: 3 }, undefined],
  ['another host', { origin: '/.//evil.example', originOwner: 3 }, undefined],
]
it.each(OWNERS)('return place, %s: used only if it belongs to the signed-in account', (_, carried, place) =>
  expect(returnUrlForAccount(carried, ALICE)).toBe(place),
)
