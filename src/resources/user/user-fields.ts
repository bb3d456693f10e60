import * as z from 'zod/mini'
import { integerText, trimmed, type BodyOf } from '#/fields/record-values'
import { field, defineFields } from '#/fields/fields'
import { charactersRule } from '#/fields/rules'
import { DEFAULT_GROUP } from '../group/group'
import { USER_LIMITS } from './user'

const USERNAME = {
  label: 'common.username',
  required: true,
  rule: charactersRule(USER_LIMITS.username),
  codec: trimmed,
} as const
const DISPLAY_NAME = {
  label: 'common.displayName',
  rule: charactersRule(USER_LIMITS.displayName),
  codec: trimmed,
} as const
const PASSWORD = { label: 'common.password', rule: charactersRule(USER_LIMITS.password) } as const

export const newUserFields = defineFields({
  username: field.text({ ...USERNAME, hint: 'common.atMost12' }),
  display_name: field.text({ ...DISPLAY_NAME, hint: 'user.displayName.hint' }),
  // Not trimmed.
  password: field.secret({ ...PASSWORD, hint: 'user.password.hintNew', required: true }),
})

export type NewUserBody = BodyOf<typeof newUserFields>

/** Group as a choice: the default one where none is stored. */
const groupChoice = z.codec(z.string(), z.string(), {
  decode: (stored) => stored || DEFAULT_GROUP,
  encode: (group) => group,
})

/** Fields of a stored user. The server ignores blank names instead of rejecting them. */
export const userFields = defineFields({
  username: field.text({ ...USERNAME, hint: 'user.username.hintEdit', requiredMessage: 'user.blank' }),
  password: field.secret({ ...PASSWORD, hint: 'profile.password.hint' }),
  display_name: field.text({
    ...DISPLAY_NAME,
    hint: 'profile.displayName.hint',
    required: true,
    requiredMessage: 'user.blank',
  }),
  group: field.choice({ label: 'common.group', required: true, codec: groupChoice }),
  quota: field.integer({
    label: 'common.remainingQuota',
    hint: 'user.quota.hint',
    isQuota: true,
    min: 0,
    codec: integerText,
  }),
})

export type UserFields = typeof userFields

const { username, password, display_name } = userFields

/** Fields of the own account: those of any, filled in by the browser. */
export const profileFields = defineFields({
  username: { ...username, hint: 'common.atMost12', autoComplete: 'username' },
  password: { ...password, autoComplete: 'new-password' },
  display_name: { ...display_name, autoComplete: 'name' },
})
