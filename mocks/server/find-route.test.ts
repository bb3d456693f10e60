import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findRoute, redirectOf, routes } from './find-route'

const contract = readFileSync(join(import.meta.dirname, '../../docs/contract.md'), 'utf8')

describe('routes', () => {
  it('are the 72 calls of the contract, 12 of them critical (K6.1)', () => {
    const listed = contract.matchAll(/^\| \d+ \| ([A-Z]+) (\S+) \| [^|]+ \|([^|]*)\|$/gm)
    const expected = [...listed].map(
      ([, method, path, notes]) => `${method} ${path?.replace('{id}', ':id')} ${notes?.includes('CT')}`,
    )
    expect(expected).toHaveLength(72)
    expect(expected.filter((line) => line.endsWith('true'))).toHaveLength(12)
    const registered = routes.map(({ method, path, critical }) => `${method} ${path} ${critical}`)
    expect(registered.toSorted()).toEqual(expected.toSorted())
  })
})

describe('findRoute', () => {
  it.each([
    ['GET', '/api/token/7', '/api/token/:id'],
    ['GET', '/api/token/search', '/api/token/search'],
    ['GET', '/api/token/abc', '/api/token/:id'],
    ['DELETE', '/api/channel/disabled', '/api/channel/disabled'],
    ['GET', '/api/user/login', '/api/user/:id'],
    ['PUT', '/api/status', undefined],
    ['GET', '/api/token/7/8', undefined],
    ['DELETE', '/api/token/', undefined],
    ['GET', '/api', undefined],
  ])('finds for %s %s the route %s', (method, path, registered) => {
    expect(findRoute(method, path)?.path).toBe(registered)
  })
})

describe('redirectOf', () => {
  it.each([
    ['GET', '/api/token', '/api/token/'],
    ['POST', '/api/token', '/api/token/'],
    ['GET', '/api/log/self/', '/api/log/self'],
    ['DELETE', '/api/token/7/', '/api/token/7'],
    ['DELETE', '/api/channel/7/', '/api/channel/7'],
    ['GET', '/api/channel/update_balance/7/', '/api/channel/update_balance/7'],
    ['GET', '/api/channel/test/', '/api/channel/test'],
    ['GET', '/api/status/', '/api/status'],
    ['GET', '/api/token/', undefined],
    ['GET', '/api/unknown/', undefined],
    ['PUT', '/api/status/', undefined],
    ['GET', '/api/token/7//', undefined],
  ])('redirects %s %s to %s', (method, path, target) => {
    expect(redirectOf(method, path)).toBe(target)
  })
})
