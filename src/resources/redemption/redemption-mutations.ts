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

/** Optional, because the record is refetched anyway. */
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
    // Already deleted by another client, which is the wanted result.
    if (isNotFound(error)) return undefined
    throw error
  }
}

/**
 * Sets the status. A response without the record does not confirm it and throws, which starts the verification
 * (FM-W7).
 */
async function putStatus(id: number, status: number) {
  const response = await gateway.put('api/redemption/', optionalRedemption, {
    search: { status_only: true },
    body: { id, status },
  })
  if (response === undefined) throw new HttpFailure({ kind: 'malformed' })
  return response
}

/**
 * Throws a refusal when the code was used in the meantime: the server would reset it, and it could be redeemed
 * twice (K10.25).
 */
async function assertToggleable(id: number): Promise<void> {
  if (toggledRedemption(await fetchOne(id)) !== undefined) return
  throw new HttpFailure({ kind: 'refused', serverMessage: t('redemption.usedMeanwhile') })
}

/** Mutations of redemption codes. */
export const redemptionMutations = {
  /** Creates codes; the result has them, and the caller displays them. */
  create: mutationOptions({
    mutationFn: (draft: CodesDraft) => createCodes(draft),
    meta: { invalidates: [[REDEMPTION]], errorHandledBy: 'form' },
  }),
  /** Overwrites name and quota, not the status; `draft` must come from a fresh read. */
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
  /** Toggles a code between unused and disabled after refetching it; writes to one code run in sequence. */
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
