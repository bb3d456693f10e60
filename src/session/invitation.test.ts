import { expect, it } from 'vitest'
import { invitationCode, storedInvitation } from './invitation'

it.each(['true', '1e99', 'ok', 'a-b_C9', 'x'.repeat(64)])(
  'valid invitation code %s: accepted and stored unchanged (PQ01, PQ03)',
  (code) => {
    expect(invitationCode.parse(code)).toBe(code)
    storedInvitation.write(code)
    expect(window.localStorage.getItem('aff')).toBe(code)
    expect(storedInvitation.read()).toBe(code)
  },
)

it.each(['', '<img src=x onerror=window.__xss=1>', '\uFFFD\uFFFD%A', 'x'.repeat(65), 'a b', '\n'])(
  'invalid invitation code %j: rejected (PQ05, PQ07)',
  (code) => expect(invitationCode.safeParse(code).success).toBe(false),
)

it('invalid code in storage: ignored (PS23)', () => {
  window.localStorage.setItem('aff', '<img src=x>')
  expect(storedInvitation.read()).toBeUndefined()
})
