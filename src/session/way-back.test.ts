import { expect, it } from 'vitest'
import { wayBack } from './way-back'

it.each([
  ['/token', '/token'],
  ['/token?p=2#x', '/token?p=2#x'],
  ['//evil.example', '/token'],
  ['\\\\evil.example', '/token'],
  ['/\\evil.example', '/token'],
  ['https://evil.example/', '/token'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/login?expired=true', '/token'],
  ['/oauth/github?code=x&state=y', '/token'],
  ['/user/reset?email=a&token=b', '/token'],
  ['/user/edit', '/user/edit'],
  [null, '/token'],
  [`/${'a'.repeat(10_000)}`, '/token'],
  ['/./token/../channel', '/channel'],
])('after signing in, %s leads to %s', (origin, landing) => expect(wayBack(origin)).toBe(landing))
