import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isOutcomeUnknown } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { optionalNumber } from '#/http/rows'
import { accountSchema, ACCOUNT } from './account'
import { assertAccount } from './owner'

/** Schema of id, name and balance of the own account; the balance is in server units, undefined when missing. */
const balanceSchema = z.extend(z.pick(accountSchema, { id: true, username: true }), { quota: optionalNumber })

const fetchBalance = (signal?: AbortSignal) => gateway.get('api/user/self', balanceSchema, { signal })

/** Variables of a redeem request. */
export interface RedeemRequest {
  key: string
  /** Id of the account that this page shows. */
  owner: number
}

/** Outcome of a redeem request whose response was lost, derived from the balance before and after (server units). */
export type LostTopUp =
  | { balance: 'increased' | 'unchanged'; before: number; after: number }
  | { balance: 'unknown' }

/** Result of a redeem request: done, or with a lost response. */
export type RedeemResult =
  /** `added` is missing when the response has no positive amount. */
  { state: 'done'; added?: number } | { state: 'lost'; lost: LostTopUp }

/** Falls back to undefined: an unusable amount is not shown, and the balance is refetched anyway. */
const addedSchema = z.catch(z.optional(z.int().check(z.positive())), undefined)

async function lostTopUp(before: number | undefined): Promise<LostTopUp> {
  try {
    const { quota: after } = await fetchBalance()
    if (before === undefined || after === undefined) return { balance: 'unknown' }
    return { balance: after > before ? 'increased' : 'unchanged', before, after }
  } catch {
    return { balance: 'unknown' }
  }
}

/**
 * Redeems a code after checking that `owner` is still signed in, because another tab may have switched the account.
 * Sends one request; when its response is lost, compares the balance instead. Throws `HttpFailure` when
 * the server refuses or when nothing was sent.
 */
export async function redeemCode({ key, owner }: RedeemRequest): Promise<RedeemResult> {
  const before = await fetchBalance()
  assertAccount(owner, before)
  try {
    return { state: 'done', added: await gateway.post('api/user/topup', addedSchema, { body: { key } }) }
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    return { state: 'lost', lost: await lostTopUp(before.quota) }
  }
}

/** Redeems a code for the own account; the form shows the outcome. */
export const redeemMutation = mutationOptions({
  mutationFn: redeemCode,
  meta: { invalidates: [[ACCOUNT]], errorHandledBy: 'form' },
})
