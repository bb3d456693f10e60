import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isNotFound } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { withoutRow, withRow, type ListPage } from '#/http/list-page'
import { confirmWrite } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { createCodes } from './create-codes'
import {
  redemptionSchema,
  toggledRedemption,
  type CodesDraft,
  type Redemption,
  type RedemptionDraft,
} from './redemption'
import { REDEMPTION } from './redemption-queries'

const fetchOne = (id: number) => gateway.get('api/redemption/{id}', redemptionSchema, { id })

/** A write's answer is welcome but not needed: the record is read again anyway. */
const optionalRedemption = z.catch(z.optional(redemptionSchema), undefined)

async function wasDeleted(id: number): Promise<boolean> {
  try {
    await fetchOne(id)
    return false
  } catch (error) {
    if (isNotFound(error)) return true
    throw error
  }
}

async function remove(id: number) {
  try {
    return await gateway.remove('api/redemption/{id}', nothing, { id })
  } catch (error) {
    // Somebody was faster: what was wanted is the case.
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** An answer without a code says nothing of the switch: it then has to be looked up (FM-W7). */
async function putStatus(id: number, status: number) {
  const answer = await gateway.put('api/redemption/', optionalRedemption, {
    search: { status_only: true },
    body: { id, status },
  })
  if (answer === undefined) throw new HttpFailure({ kind: 'malformed' })
  return answer
}

/**
 * Refuses where the code was used meanwhile: the server would set it back, and it could be redeemed twice
 * (K10.25).
 */
async function assertToggleable(id: number): Promise<void> {
  if (toggledRedemption(await fetchOne(id)) !== undefined) return
  throw new HttpFailure({ kind: 'refused', serverMessage: t('redemption.usedMeanwhile') })
}

export const redemptionMutations = {
  /** Makes codes; they are in the answer, and the screen that asked shows them. */
  create: mutationOptions({
    mutationFn: (draft: CodesDraft) => createCodes(draft),
    meta: { invalidates: [[REDEMPTION]], errorHandledBy: 'form' },
  }),
  /** Overwrites name and quota; `draft` must come from a fresh read. The status stays. */
  save: mutationOptions({
    mutationFn: ({ id, draft: { name, quota } }: { id: number; draft: RedemptionDraft }) =>
      confirmWrite(
        () => gateway.put('api/redemption/', optionalRedemption, { body: { id, name, quota } }),
        async () => {
          const stored = await fetchOne(id)
          return stored.name === name && stored.quota === quota
        },
      ),
    meta: { invalidates: [[REDEMPTION]], successMessage: 'redemption.updated', errorHandledBy: 'form' },
  }),
  /** Disables an unused code or makes a disabled one usable, after reading it again; in order for one code. */
  toggle: (code: Pick<Redemption, 'id'>) =>
    mutationOptions({
      scope: { id: `redemption-${code.id}` },
      mutationFn: async (status: number) => {
        await assertToggleable(code.id)
        return confirmWrite(
          () => putStatus(code.id, status),
          async () => (await fetchOne(code.id)).status === status,
        )
      },
      meta: {
        invalidates: [[REDEMPTION]],
        successMessage: 'redemption.done',
        patchRows: {
          key: [REDEMPTION, 'list'],
          change: (status: number, page: ListPage<Redemption>) =>
            withRow(page, code.id, (row) => ({ ...row, status })),
        },
      },
    }),
  remove: (code: Pick<Redemption, 'id'>) =>
    mutationOptions({
      scope: { id: `redemption-${code.id}` },
      mutationFn: () =>
        confirmWrite(
          () => remove(code.id),
          () => wasDeleted(code.id),
        ),
      meta: {
        invalidates: [[REDEMPTION]],
        successMessage: 'redemption.done',
        errorHandledBy: 'form',
        patchRows: {
          key: [REDEMPTION, 'list'],
          change: (_variables: void, page: ListPage<Redemption>) => withoutRow(page, code.id),
        },
      },
    }),
}
