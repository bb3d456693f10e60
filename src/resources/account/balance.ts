import * as z from 'zod/mini'
import { isOutcomeUnknown } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { perhapsNumber } from '#/http/row-values'
import { accountSchema } from './account'
import { assertAccount } from './owner'

/** What the own account may still spend, in server units, undefined where nothing is said, and whose it is. */
const balanceSchema = z.extend(z.pick(accountSchema, { id: true, username: true }), { quota: perhapsNumber })

const fetchBalance = (signal?: AbortSignal) => gateway.get('api/user/self', balanceSchema, { signal })

/** What a person redeems, and who that person believes to be. */
export interface RedeemRequest {
  key: string
  /** The id of the account that this page shows. */
  owner: number
}

/** What became of a code whose answer was lost, judged by the balance before and after (server units). */
export type LostTopUp =
  | { balance: 'increased' | 'unchanged'; before: number; after: number }
  | { balance: 'unknown' }

export type RedeemResult =
  /** `added` is missing where the server did not say, or said something that is no gain (SH-73). */
  { state: 'done'; added?: number } | { state: 'lost'; lost: LostTopUp }

/** Nothing is told about what the server did not say properly; the balance is read again anyway. */
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
 * Redeems a code for whoever the cookie stands for, after asking the server who that is: another tab may have
 * signed somebody else in (CD-04). One request; when its answer is lost the balance is compared instead.
 * Throws `HttpFailure` for a refusal, and before anything was sent.
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
