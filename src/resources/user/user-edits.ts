import { choiceMember, numberWays, textMember, type EditMember } from '../edit-plan'
import type { RecordValues } from '../record-change'
import { USER_STATUS, type User } from './user'

/** Members of a user that a bulk run edits. */
export function userValues({ group, status, quota = 0 }: User): RecordValues {
  return { group, status, quota }
}

/** What a bulk edit can change in users. The server cannot store a quota of 0 (K6.6, call 33). */
export const USER_EDITS: readonly EditMember[] = [
  textMember({
    name: 'group',
    label: 'user.group',
    check: (after) => (after === '' ? 'bulk.edit.problem.blank' : undefined),
  }),
  { name: 'quota', label: 'user.quota', input: 'number', hint: 'bulk.edit.hint.quota', ways: numberWays(1) },
  choiceMember({ name: 'status', label: 'user.status' }, [
    [USER_STATUS.enabled, 'user.status.enabled'],
    [USER_STATUS.disabled, 'user.status.disabled'],
  ]),
]
