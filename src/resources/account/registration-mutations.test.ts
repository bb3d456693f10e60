import { expect, it } from 'vitest'
import { isNameTaken } from './registration-mutations'

it.each([
  ['UNIQUE constraint failed: users.username', true],
  ["Error 1062 (23000): Duplicate entry 'alice' for key 'users.username'", true],
  ['ERROR: duplicate key value violates unique constraint "uni_users_username" (SQLSTATE 23505)', true],
  ['验证码错误或已过期', false],
  [undefined, false],
])('isNameTaken: recognises the message of %s: %s', (words, isTaken) =>
  expect(isNameTaken(words)).toBe(isTaken),
)
