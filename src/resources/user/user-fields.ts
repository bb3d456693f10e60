import { toBody, toChanges, trimmed, trimmedIfEdited, type BodyOf, type DraftOf } from '#/fields/codec'
import { field, type Codec, defineFields } from '#/fields/fields'
import { charactersRule } from '#/fields/rules'
import { parseWholeNumber } from '#/fields/whole-number'
import { DEFAULT_GROUP } from '../group/group'
import { USER_LIMITS, type User } from './user'

const passwordRule = charactersRule(USER_LIMITS.password)

/** Fields of a new user. */
export const newUserFields = defineFields({
  username: field.text({
    label: 'user.username',
    hint: 'user.username.hint',
    required: true,
    rule: charactersRule(USER_LIMITS.username),
    codec: trimmed,
  }),
  display_name: field.text({
    label: 'user.displayName',
    hint: 'user.displayName.hint',
    rule: charactersRule(USER_LIMITS.displayName),
    codec: trimmed,
  }),
  // Not trimmed.
  password: field.secret({
    label: 'user.password',
    hint: 'user.password.hintNew',
    required: true,
    rule: passwordRule,
  }),
})

/** Request that creates a user. */
export type NewUserBody = BodyOf<typeof newUserFields>

/** Group as a choice: the default one where none is stored, which a save leaves as it is. */
const groupChoice: Codec<string, string> = {
  toValue: (stored) => stored || DEFAULT_GROUP,
  toStored: (group, previous) => (previous === '' && group === DEFAULT_GROUP ? previous : group),
}

/** Quota in server units as text; an unknown one is blank and must be typed. */
const quotaText: Codec<number | undefined, string, number> = {
  toValue: (stored) => (stored === undefined ? '' : String(stored)),
  toStored: (text, previous) => parseWholeNumber(text) ?? previous ?? 0,
}

/**
 * Fields of a stored user. Its current values are always valid: users created through OAuth may have longer names, and
 * a quota may be negative.
 */
export function userFields({
  username,
  display_name,
  quota,
}: Pick<User, 'username' | 'display_name' | 'quota'>) {
  return defineFields({
    username: field.text({
      label: 'user.username',
      hint: 'user.username.hint',
      // The server ignores a blank name instead of rejecting it; a name that is blank already may stay blank.
      required: username.trim() !== '',
      requiredMessage: 'user.blank',
      rule: charactersRule({ ...USER_LIMITS.username, except: username }),
      codec: trimmedIfEdited,
    }),
    password: field.secret({ label: 'user.password', hint: 'user.password.hintEdit', rule: passwordRule }),
    display_name: field.text({
      label: 'user.displayName',
      hint: 'user.displayName.hintEdit',
      required: display_name.trim() !== '',
      requiredMessage: 'user.blank',
      rule: charactersRule({ ...USER_LIMITS.displayName, except: display_name }),
      codec: trimmedIfEdited,
    }),
    group: field.choice({ label: 'user.group', required: true, codec: groupChoice }),
    quota: field.integer({
      label: 'user.quota',
      hint: 'user.quota.hint',
      isQuota: true,
      min: Math.min(0, quota ?? 0),
      codec: quotaText,
    }),
  })
}

/** The fields that `userFields` returns. */
export type UserFields = ReturnType<typeof userFields>
/** Members of a save: those that differ, and always the quota. */
export type UserChanges = Partial<BodyOf<UserFields>> & Pick<BodyOf<UserFields>, 'quota'>

/**
 * Returns the members of a save that differ from `now`, because names of externally created users may break the form's
 * rules. Always includes the quota: the server logs a missing one as a change to nothing. `now` must
 * be freshly read, or consumption in the meantime is reverted.
 */
export function userChanges(now: User, draft: DraftOf<UserFields>): UserChanges {
  const fields = userFields(now)
  return { ...toChanges(fields, now, draft), quota: toBody(fields, draft).quota }
}
