import { expect, it } from 'vitest'
import { normalizeValues, toChanges, toDraft, toValues } from '#/fields/codec'
import { profileFields } from './profile'

const account = { id: 3, username: ' a-name-too-long-to-type ', display_name: 'Wang', role: 1, status: 1 }
const fields = profileFields(account)
const same = toValues(fields, account)

it.each([
  [{}, {}],
  [{ display_name: ' W. ' }, { display_name: 'W.' }],
  [{ password: ' a secret ' }, { password: ' a secret ' }],
  [{ username: 'new ' }, { username: 'new' }],
])('profile fields: for the edits %j a save sends %j', (edits, body) => {
  const draft = toDraft(fields, { ...same, ...edits }, account)
  expect(toChanges(fields, account, draft)).toEqual(body)
})

it('profile fields: a name that was not edited keeps its blanks', () =>
  expect(normalizeValues(fields, { ...same, display_name: ' W. ' }, account)).toMatchObject({
    username: ' a-name-too-long-to-type ',
    display_name: 'W.',
  }))
