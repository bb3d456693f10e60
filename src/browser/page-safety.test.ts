import { afterEach, expect, it } from 'vitest'
import { dropCredentials, withoutCredentials } from './page-safety'

afterEach(() => window.history.replaceState(null, '', '/'))

it.each([
  ['?username=alice&password=secret', ''],
  ['?password=secret', ''],
  ['?PASSWORD=secret', ''],
  ['?password=', ''],
  ['?password', ''],
  ['?%70assword=secret', ''],
  ['?username=alice&password=a&password=b', ''],
  ['?username=a&password=b&password2=b&email=a@b.c&verification_code=1', ''],
  ['?username=a&password=b&aff=x', '?aff=x'],
  ['?aff=x&password=b&username=a', '?aff=x'],
  ['?expired=true&username=a&password=b', '?expired=true'],
  ['?p=2&username=a&password=%26%3D', '?p=2'],
  ['?username=alice', '?username=alice'],
  ['?username=alice&p=2', '?username=alice&p=2'],
  ['?email=a%40b.c&token=t', '?email=a%40b.c&token=t'],
  ['?passwordless=1', '?passwordless=1'],
  ['?q=password', '?q=password'],
  ['?tab=password', '?tab=password'],
  ['?', '?'],
  ['', ''],
  ['?a=%E0%A4%A', '?a=%E0%A4%A'],
  ['?__proto__=x&password=b', '?__proto__=x'],
])('withoutCredentials: "%s" becomes "%s"', (query, kept) => expect(withoutCredentials(query)).toBe(kept))

it('dropCredentials: replaces the URL without a new history entry and keeps the history state', () => {
  window.history.replaceState({ origin: '/token' }, '', '/login?username=alice&password=secret#x')
  const before = window.history.length
  dropCredentials()
  expect(window.location.href).toBe(`${window.location.origin}/login#x`)
  expect(window.history.state).toEqual({ origin: '/token' })
  expect(window.history.length).toBe(before)
})
