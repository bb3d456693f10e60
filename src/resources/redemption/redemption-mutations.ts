import { mutationOptions } from '@tanstack/react-query'
import { toBody, toValues, type Changes } from '#/fields/record-values'
import { byteLength } from '#/fields/rules'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { t } from '#/i18n/i18n'
import { choiceMember, numberWays, textMember, type EditMember } from '../edit-plan'
import { type RecordValues, rowMutations } from '../row-mutations'
import { createCodes } from './create-codes'
import {
  REDEMPTION_STATUS,
  redemptionName,
  redemptionSchema,
  toggledRedemption,
  type Redemption,
  REDEMPTION_LIMITS,
  REDEMPTION,
} from './redemption'
import { redemptionFields, type CodesBody } from './redemption-fields'

const fetchOne = (id: number) => gateway.get('api/redemption/{id}', redemptionSchema, { id })

/**
 * Throws a refusal when the code was used in the meantime: the server would reset it, and it could be redeemed
 * twice.
 */
async function assertToggleable(id: number): Promise<void> {
  if (toggledRedemption(await fetchOne(id)) !== undefined) return
  throw new HttpFailure({ kind: 'refused', serverMessage: t('redemption.usedMeanwhile') })
}

const rows = rowMutations({
  noun: REDEMPTION,
  path: 'api/redemption/',
  schema: redemptionSchema,
  successMessage: 'common.done',
  savedMessage: 'redemption.updated',
  nameOf: redemptionName,
  assertToggleable,
  valuesOf: redemptionValues,
  assertEditable,
  putMembers,
})

/** A form may edit a used code, a bulk edit may not. */
function assertEditable({ status, quota }: Redemption): void {
  if (status === REDEMPTION_STATUS.used || quota === undefined)
    throw new HttpFailure({ kind: 'refused', serverMessage: t('redemption.usedMeanwhile') })
}

/** Sends some members of a code with all others as they are now. */
async function putMembers(now: Redemption, { status, ...members }: Changes): Promise<Redemption> {
  const { id } = now
  const body = { id, ...toBody(redemptionFields, toValues(redemptionFields, now), now), ...members }
  if (Object.keys(members).length > 0) await gateway.put('api/redemption/', nothing, { body })
  if (status !== undefined)
    await gateway.put('api/redemption/', nothing, { search: { status_only: true }, body: { id, status } })
  return { ...now, ...members, status: Number(status ?? now.status) }
}

/** Mutations of redemption codes. */
export const redemptionMutations = {
  ...rows,
  /** Creates codes; the result has them, and the caller displays them. */
  create: mutationOptions({
    mutationFn: (body: CodesBody) => createCodes(body),
    meta: { invalidates: [[REDEMPTION]], errorHandledBy: 'form' },
  }),
}

/** Members of a code that a bulk run edits. */
export function redemptionValues({ name, status, quota = 0 }: Redemption): RecordValues {
  return { name, status, quota }
}

/** What a bulk edit can change in redemption codes; the server turns a quota of 0 into 100. Used codes are refused when they are written. */
export const REDEMPTION_EDITS: readonly EditMember[] = [
  textMember({
    name: 'name',
    label: 'common.name',
    check: (after) => {
      if (after === '') return 'job.edit.problem.blank'
      return byteLength(String(after)) > REDEMPTION_LIMITS.nameBytes ? 'job.edit.problem.long' : undefined
    },
  }),
  {
    name: 'quota',
    label: 'common.quota',
    input: 'number',
    hint: 'job.edit.hint.quota',
    ways: numberWays(1),
  },
  choiceMember({ name: 'status', label: 'common.status' }, [
    [REDEMPTION_STATUS.unused, 'redemption.status.unused'],
    [REDEMPTION_STATUS.disabled, 'common.disabled'],
  ]),
]
