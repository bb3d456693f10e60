import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { toBody, toValues, type Changes } from '#/fields/record-values'
import { byteLength } from '#/fields/rules'
import { unverifiableWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { t } from '#/i18n/i18n'
import { statusMember, notBlank, numberMember, textMember, type EditMember } from '../edit-plan'
import { type RecordValues, rowMutations } from '../row-mutations'
import {
  REDEMPTION_LIMITS,
  REDEMPTION_STATUS,
  redemptionSchema,
  type CreatedCodes,
  type Redemption,
} from './redemption'
import { redemptionFields, type CodesBody } from './redemption-fields'

const rows = rowMutations({
  noun: 'redemption',
  schema: redemptionSchema,
  valuesOf: redemptionValues,
  assertEditable,
  putMembers,
})

/** A form may edit a used code; what is written to several, or from a list, may not: it could be redeemed twice. */
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

/**
 * The unique codes of a response; invalid items are dropped, so that the valid ones survive. Blanks around a code are no part of
 * it: it cannot be redeemed with them.
 */
const codesSchema = z.pipe(
  z.array(z.catch(z.string(), '')),
  z.transform((sent) => ({
    codes: [...new Set(sent.map((code) => code.trim()))].filter(Boolean),
    responseCount: sent.length,
  })),
)

/**
 * Creates codes by a single request; a partial refusal returns its codes. Throws `HttpFailure` when nothing was created or
 * the outcome is unknown: another creation may use the same name, so no read tells.
 */
export async function createCodes(body: CodesBody): Promise<CreatedCodes> {
  const requested = body.count ?? 1
  try {
    return await unverifiableWrite(async () => {
      const { codes, responseCount } = await gateway.post('api/redemption/', codesSchema, { body })
      if (codes.length === 0) throw new HttpFailure({ kind: 'malformed', status: 200 })
      const isComplete = codes.length === requested && responseCount === requested
      return { codes, requested, ...(!isComplete && { responseCount }) }
    })
  } catch (error) {
    if (!(error instanceof HttpFailure) || error.kind !== 'refused') throw error
    const { codes = [] } = codesSchema.safeParse(error.data).data ?? {}
    if (codes.length === 0) throw error
    return { codes, requested, problem: error }
  }
}

export const redemptionMutations = {
  ...rows,
  /** Creates codes; the result has them, and the caller displays them. */
  create: mutationOptions({
    mutationFn: createCodes,
    meta: { invalidates: [['redemption']], errorHandledBy: 'form' },
  }),
}

export function redemptionValues({ name, status, quota = 0 }: Redemption): RecordValues {
  return { name, status, quota }
}

/** What a bulk edit can change in redemption codes; the server turns a quota of 0 into 100. Used codes are refused when they are written. */
export const REDEMPTION_EDITS: readonly EditMember[] = [
  textMember({
    name: 'name',
    label: 'common.name',
    check: (after) =>
      notBlank(after) ??
      (byteLength(String(after)) > REDEMPTION_LIMITS.nameBytes ? 'job.edit.problem.long' : undefined),
  }),
  numberMember({ name: 'quota', label: 'common.quota', hint: 'job.edit.hint.quota' }, 1),
  statusMember(
    [REDEMPTION_STATUS.unused, 'redemption.status.unused'],
    [REDEMPTION_STATUS.disabled, 'common.disabled'],
  ),
]
