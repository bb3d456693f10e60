import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isOutcomeUnknown } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { accountQueries, fetchSelf } from './account'

/** Outcome of a redeem request whose response was lost, derived from the balance before and after (server units). */
export type LostTopUp =
  | { balance: 'increased' | 'unchanged'; before: number; after: number }
  | { balance: 'unknown' }

/** Result of a redeem request: `added` is missing when the response has no positive amount, or is lost. */
type RedeemResult = { added?: number; lost?: LostTopUp }

/** Falls back to undefined: an unusable amount is not shown, and the balance is refetched anyway. */
const addedSchema = z.catch(z.optional(z.int().check(z.positive())), undefined)

/**
 * Redeems a code by one request; when its response is lost, compares the balance instead. Throws `HttpFailure` when the
 * server refuses or when nothing was sent.
 */
async function redeemCode(key: string, client: QueryClient): Promise<RedeemResult> {
  // As the authorisation of the write has just read it.
  const { quota: before } = await client.fetchQuery(accountQueries.self())
  try {
    return { added: await gateway.post('api/user/topup', addedSchema, { body: { key } }) }
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const now = await fetchSelf().catch(() => undefined)
    if (before === undefined || now?.quota === undefined) return { lost: { balance: 'unknown' } }
    const balance = now.quota > before ? 'increased' : 'unchanged'
    return { lost: { balance, before, after: now.quota } }
  }
}

/** Redeems a code for the own account; the form shows the outcome. */
export const redeemMutation = mutationOptions({
  mutationFn: (key: string, { client }) => redeemCode(key, client),
  meta: { invalidates: [['account']], errorHandledBy: 'form', actsOn: 'self' },
})
