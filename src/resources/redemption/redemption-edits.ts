import { byteLength } from '#/fields/rules'
import { choiceMember, numberWays, textMember, type EditMember } from '../edit-plan'
import type { RecordValues } from '../record-change'
import { REDEMPTION_LIMITS, REDEMPTION_STATUS, type Redemption } from './redemption'

/** Members of a code that a bulk run edits. */
export function redemptionValues({ name, status, quota = 0 }: Redemption): RecordValues {
  return { name, status, quota }
}

/** What a bulk edit can change in redemption codes; the server turns a quota of 0 into 100 (K10.34). Used codes are refused when they are written. */
export const REDEMPTION_EDITS: readonly EditMember[] = [
  textMember({
    name: 'name',
    label: 'redemption.name',
    check: (after) => {
      if (after === '') return 'bulk.edit.problem.blank'
      return byteLength(String(after)) > REDEMPTION_LIMITS.nameBytes ? 'bulk.edit.problem.long' : undefined
    },
  }),
  {
    name: 'quota',
    label: 'redemption.quota',
    input: 'number',
    hint: 'bulk.edit.hint.quota',
    ways: numberWays(1),
  },
  choiceMember({ name: 'status', label: 'redemption.status' }, [
    [REDEMPTION_STATUS.unused, 'redemption.status.unused'],
    [REDEMPTION_STATUS.disabled, 'redemption.status.disabled'],
  ]),
]
