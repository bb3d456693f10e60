import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isOutcomeUnknown } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { ACCOUNT, fetchVerifiedOwner, profileSchema, type OwnerVariables } from './account'

/** Variables of a redeem request. */
interface RedeemRequest extends OwnerVariables {
  key: string
}

/** Outcome of a redeem request whose response was lost, derived from the balance before and after (server units). */
export type LostTopUp =
  | { balance: 'increased' | 'unchanged'; before: number; after: number }
  | { balance: 'unknown' }

/** Result of a redeem request: done, or with a lost response. */
type RedeemResult =
  /** `added` is missing when the response has no positive amount. */
  { state: 'done'; added?: number } | { state: 'lost'; lost: LostTopUp }

/** Falls back to undefined: an unusable amount is not shown, and the balance is refetched anyway. */
const addedSchema = z.catch(z.optional(z.int().check(z.positive())), undefined)

/**
 * Redeems a code after checking that `owner` is still signed in, because another tab may have switched the account.
 * Sends one request; when its response is lost, compares the balance instead. Throws `HttpFailure` when
 * the server refuses or when nothing was sent.
 */
export async function redeemCode({ key, owner }: RedeemRequest): Promise<RedeemResult> {
  const { quota: before } = await fetchVerifiedOwner(owner)
  try {
    return { state: 'done', added: await gateway.post('api/user/topup', addedSchema, { body: { key } }) }
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const now = await gateway.get('api/user/self', profileSchema).catch(() => undefined)
    if (before === undefined || now?.quota === undefined)
      return { state: 'lost', lost: { balance: 'unknown' } }
    const balance = now.quota > before ? 'increased' : 'unchanged'
    return { state: 'lost', lost: { balance, before, after: now.quota } }
  }
}

/** Redeems a code for the own account; the form shows the outcome. */
export const redeemMutation = mutationOptions({
  mutationFn: redeemCode,
  meta: { invalidates: [[ACCOUNT]], errorHandledBy: 'form' },
})
