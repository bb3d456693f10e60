import { expect, it } from 'vitest'
import { toChanges, toValues } from '#/fields/record-values'
import { profileFields } from './user-fields'

const account = { id: 3, username: ' a-name-too-long-to-type ', display_name: 'Wang', role: 1, status: 1 }
const same = toValues(profileFields, account)

it.each([
  [{}, {}],
  [{ display_name: ' W. ' }, { display_name: 'W.' }],
  [{ password: ' a secret ' }, { password: ' a secret ' }],
  [{ username: 'new ' }, { username: 'new' }],
])('profile fields: for the edits %j a save sends %j', (edits, body) =>
  expect(toChanges(profileFields, { ...same, ...edits }, account)).toEqual(body),
)
