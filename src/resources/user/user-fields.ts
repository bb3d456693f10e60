import * as z from 'zod/mini'
import { integerText, trimmed, type BodyOf } from '#/fields/record-values'
import { field, defineFields } from '#/fields/fields'
import { charactersRule } from '#/fields/rules'
import { DEFAULT_GROUP } from '../group/group'
import { USER_LIMITS } from './user'

const passwordRule = charactersRule(USER_LIMITS.password)

/** Fields of a new user. */
export const newUserFields = defineFields({
  username: field.text({
    label: 'common.username',
    hint: 'common.atMost12',
    required: true,
    rule: charactersRule(USER_LIMITS.username),
    codec: trimmed,
  }),
  display_name: field.text({
    label: 'common.displayName',
    hint: 'user.displayName.hint',
    rule: charactersRule(USER_LIMITS.displayName),
    codec: trimmed,
  }),
  // Not trimmed.
  password: field.secret({
    label: 'common.password',
    hint: 'user.password.hintNew',
    required: true,
    rule: passwordRule,
  }),
})

/** Request that creates a user. */
export type NewUserBody = BodyOf<typeof newUserFields>

/** Group as a choice: the default one where none is stored. */
const groupChoice = z.codec(z.string(), z.string(), {
  decode: (stored) => stored || DEFAULT_GROUP,
  encode: (group) => group,
})

/** Fields of a stored user. The server ignores blank names instead of rejecting them. */
export const userFields = defineFields({
  username: field.text({
    label: 'common.username',
    hint: 'user.username.hintEdit',
    required: true,
    requiredMessage: 'user.blank',
    rule: charactersRule(USER_LIMITS.username),
    codec: trimmed,
  }),
  password: field.secret({ label: 'common.password', hint: 'profile.password.hint', rule: passwordRule }),
  display_name: field.text({
    label: 'common.displayName',
    hint: 'profile.displayName.hint',
    required: true,
    requiredMessage: 'user.blank',
    rule: charactersRule(USER_LIMITS.displayName),
    codec: trimmed,
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

/** Fields of a stored user. */
export type UserFields = typeof userFields
