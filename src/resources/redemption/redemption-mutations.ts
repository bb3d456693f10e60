import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isMissing } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { withoutRow, withRow, type ListPage } from '#/http/list-page'
import { settle } from '#/http/settle'
import { t } from '#/i18n/i18n'
import { makeCodes } from './making-codes'
import {
  redemptionSchema,
  toggledRedemption,
  type CodesDraft,
  type Redemption,
  type RedemptionDraft,
} from './redemption'
import { REDEMPTION } from './redemption-queries'

const readOne = (id: number) => gateway.get('api/redemption/{id}', redemptionSchema, { id })

/** A write's answer is welcome but not needed: the record is read again anyway (decision 21). */
const perhapsRedemption = z.catch(z.optional(redemptionSchema), undefined)

async function isGone(id: number): Promise<boolean> {
  try {
    await readOne(id)
    return false
  } catch (error) {
    if (isMissing(error)) return true
    throw error
  }
}

async function remove(id: number) {
  try {
    return await gateway.remove('api/redemption/{id}', nothing, { id })
  } catch (error) {
    // Somebody was faster: what was wanted is the case.
    if (isMissing(error)) return undefined
    throw error
  }
}

/** An answer without a code says nothing of the switch: it then has to be looked up (W7). */
async function putStatus(id: number, status: number) {
  const answer = await gateway.put('api/redemption/', perhapsRedemption, {
    search: { status_only: true },
    body: { id, status },
  })
  if (answer === undefined) throw new HttpFailure({ kind: 'malformed' })
  return answer
}

/**
 * Refuses where the code was used meanwhile: the server would set it back, and it could be redeemed twice
 * (contract D25).
 */
async function needToggleable(id: number): Promise<void> {
  if (toggledRedemption(await readOne(id)) !== undefined) return
  throw new HttpFailure({ kind: 'refused', serverMessage: t('redemption.usedMeanwhile') })
}

export const redemptionMutations = {
  /** Makes codes; they are in the answer, and the screen that asked shows them. */
  create: mutationOptions({
    mutationFn: (draft: CodesDraft) => makeCodes(draft),
    meta: { drops: [[REDEMPTION]], told: 'atForm' },
  }),
  /** Overwrites name and quota; `draft` must come from a fresh read (decision 20). The status stays. */
  save: mutationOptions({
    mutationFn: ({ id, draft: { name, quota } }: { id: number; draft: RedemptionDraft }) =>
      settle(
        () => gateway.put('api/redemption/', perhapsRedemption, { body: { id, name, quota } }),
        async () => {
          const kept = await readOne(id)
          return kept.name === name && kept.quota === quota
        },
      ),
    meta: { drops: [[REDEMPTION]], said: 'redemption.updated', told: 'atForm' },
  }),
  /** Disables an unused code or makes a disabled one usable, after reading it again; in order for one code. */
  toggle: (code: Pick<Redemption, 'id'>) =>
    mutationOptions({
      scope: { id: `redemption-${code.id}` },
      mutationFn: async (status: number) => {
        await needToggleable(code.id)
        return settle(
          () => putStatus(code.id, status),
          async () => (await readOne(code.id)).status === status,
        )
      },
      meta: {
        drops: [[REDEMPTION]],
        said: 'redemption.done',
        rows: {
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
        settle(
          () => remove(code.id),
          () => isGone(code.id),
        ),
      meta: {
        drops: [[REDEMPTION]],
        said: 'redemption.done',
        told: 'atForm',
        rows: {
          key: [REDEMPTION, 'list'],
          change: (_asked: void, page: ListPage<Redemption>) => withoutRow(page, code.id),
        },
      },
    }),
}
