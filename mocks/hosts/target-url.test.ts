import { expect, it } from 'vitest'
import { targetUrl } from './target-url'

it.each([
  ['/', 'localhost:3000', 'http://localhost:3000/'],
  ['/api/status?x=1', 'LOCALHOST:3000', 'http://localhost:3000/api/status?x=1'],
  ['/api/status', undefined, 'http://localhost/api/status'],
  ['/api/status', '', 'http://localhost/api/status'],
  ['/api/status', 'a b', 'http://localhost/api/status'],
  ['/api/status', 'evil.example/x', 'http://localhost/api/status'],
  ['/api/status', 'user@evil.example', 'http://localhost/api/status'],
  ['/api/status', '[', 'http://localhost/api/status'],
  ['/api/status', '[::1]:3000', 'http://[::1]:3000/api/status'],
  ['/api/../x', 'h', 'http://h/x'],
  ['/%zz', 'h', 'http://h/%zz'],
  ['/a b', 'h', 'http://h/a%20b'],
  ['//evil.example/api/status', 'h', 'http://h//evil.example/api/status'],
  ['///api/status', 'h', 'http://h///api/status'],
  ['/[', 'h', 'http://h/['],
])('targetUrl: %s on host %s is %s', (target, host, address) => {
  expect(targetUrl(target, host)?.href).toBe(address)
})

it.each([
  '//[',
  '//[/api/status',
  '//a:b/',
  '//a:99999/',
  '//%',
  '//a b/',
  '',
  undefined,
  '*',
  'api',
  'http://h/',
  '\\\\x',
])('targetUrl: %s is invalid', (target) => {
  expect(targetUrl(target, 'h')).toBeUndefined()
})
