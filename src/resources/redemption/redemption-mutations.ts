import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { toBody } from '#/fields/codec'
import { byteLength } from '#/fields/rules'
import { hasMembers } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { t } from '#/i18n/i18n'
import { createMutation } from '../create-mutation'
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
import { redemptionFields, type CodesBody, type RedemptionBody } from './redemption-fields'

const fetchOne = (id: number) => gateway.get('api/redemption/{id}', redemptionSchema, { id })

/** Optional, because the record is refetched anyway. */
const optionalRedemption = z.catch(z.optional(redemptionSchema), undefined)

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
  successMessage: 'redemption.done',
  nameOf: redemptionName,
  assertToggleable,
  valuesOf: redemptionValues,
  putValues,
})

/** Sends some members of a code with all others as they are now. */
async function putValues(now: Redemption, { status, ...body }: RecordValues): Promise<Redemption> {
  const { id } = now
  if (now.status === REDEMPTION_STATUS.used || now.quota === undefined)
    throw new HttpFailure({ kind: 'refused', serverMessage: t('redemption.usedMeanwhile') })
  if (Object.keys(body).length > 0)
    await gateway.put('api/redemption/', nothing, { body: { id, ...toBody(redemptionFields, now), ...body } })
  if (status !== undefined)
    await gateway.put('api/redemption/', nothing, { search: { status_only: true }, body: { id, status } })
  return { ...now, ...body, status: Number(status ?? now.status) }
}

/** Mutations of redemption codes. */
export const redemptionMutations = {
  /** Creates codes; the result has them, and the caller displays them. */
  create: mutationOptions({
    mutationFn: (body: CodesBody) => createCodes(body),
    meta: { invalidates: [[REDEMPTION]], errorHandledBy: 'form' },
  }),
  /** Overwrites name and quota, not the status; `body` must come from a fresh read. */
  save: createMutation({
    request: ({ id, body }: { id: number; body: RedemptionBody }) =>
      gateway.put('api/redemption/', optionalRedemption, { body: { id, ...body } }),
    verify: async ({ id, body }) => hasMembers(await fetchOne(id), body),
    meta: {
      invalidates: [[REDEMPTION]],
      rereads: rows.reread(({ id }: { id: number }) => id),
      successMessage: 'redemption.updated',
      errorHandledBy: 'form',
    },
  }),
  edit: rows.edit,
  /** Toggles a code between unused and disabled after refetching it. */
  toggle: rows.toggle,
  /** Deletes a code. */
  remove: rows.remove,
  removeOnLeave: rows.removeOnLeave,
}

/** Members of a code that a bulk run edits. */
export function redemptionValues({ name, status, quota = 0 }: Redemption): RecordValues {
  return { name, status, quota }
}

/** What a bulk edit can change in redemption codes; the server turns a quota of 0 into 100. Used codes are refused when they are written. */
export const REDEMPTION_EDITS: readonly EditMember[] = [
  textMember({
    name: 'name',
    label: 'redemption.name',
    check: (after) => {
      if (after === '') return 'job.edit.problem.blank'
      return byteLength(String(after)) > REDEMPTION_LIMITS.nameBytes ? 'job.edit.problem.long' : undefined
    },
  }),
  {
    name: 'quota',
    label: 'redemption.quota',
    input: 'number',
    hint: 'job.edit.hint.quota',
    ways: numberWays(1),
  },
  choiceMember({ name: 'status', label: 'redemption.status' }, [
    [REDEMPTION_STATUS.unused, 'redemption.status.unused'],
    [REDEMPTION_STATUS.disabled, 'redemption.status.disabled'],
  ]),
]
