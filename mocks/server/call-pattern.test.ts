import { expect, it } from 'vitest'
import { callPattern } from './call-pattern'

it.each([
  ['GET /api/status', 'GET', '/api/status', true],
  ['GET /api/status', 'PUT', '/api/status', false],
  ['* /api/status', 'PUT', '/api/status', true],
  ['GET /api/token/', 'GET', '/api/token', true],
  ['GET /api/token', 'GET', '/api/token/?p=3', true],
  ['GET /api/token', 'GET', '/api/token/3', false],
  ['GET /api/token/{id}', 'GET', '/api/token/3', true],
  ['GET /api/token/{id}', 'GET', '/api/token/search', false],
  ['GET /api/token/*', 'GET', '/api/token/search', true],
  ['GET /api/token/*', 'GET', '/api/token/', false],
  ['* /api/*', 'GET', '/api/user/self', false],
  ['GET /api/token/?p=1', 'GET', '/api/token/?p=1&order=x', true],
  ['GET /api/token/?p=1', 'GET', '/api/token/?p=2', false],
  ['PUT /api/token/?status_only', 'PUT', '/api/token/?status_only=true', true],
  ['PUT /api/token/?status_only', 'PUT', '/api/token/', false],
  ['PUT /api/token/?!status_only', 'PUT', '/api/token/', true],
  ['PUT /api/token/?!status_only', 'PUT', '/api/token/?status_only=true', false],
  ['GET /api/token/?p=0&!order', 'GET', '/api/token/?p=0&order=x', false],
])('callPattern: "%s" matches %s %s: %s', (pattern, method, path, isMeant) => {
  expect(callPattern(pattern)(method, new URL(path, 'http://gateway.test'))).toBe(isMeant)
})

it.each(['', '/api/status', 'get /api/status', 'GET api/status', 'GET /api/status ', 'GET  /api'])(
  'callPattern: rejects "%s"',
  (text) => {
    expect(() => callPattern(text)).toThrow(RangeError)
  },
)
