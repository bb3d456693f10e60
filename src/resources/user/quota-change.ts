import { mutationOptions } from '@tanstack/react-query'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { confirmWrite } from '#/http/confirm-write'
import { userSchema, type User } from './user'
import { USER } from './user-queries'

const fetchOne = (id: number) => gateway.get('api/user/{id}', userSchema, { id })

/** An account whose quota is known: an amount can be added to that alone. */
export type KnownQuota = User & { quota: number }

/** Whether the quota moved from what it was `before` by `amount`; in between nothing can tell. */
async function wasQuotaChanged(before: KnownQuota, amount: number): Promise<boolean> {
  const { quota } = await fetchOne(before.id)
  if (quota === before.quota + amount) return true
  if (quota === before.quota) return false
  throw new HttpFailure({ kind: 'other' })
}

const isUnknownCall = (error: unknown) =>
  error instanceof HttpFailure && error.kind === 'notFound' && error.status === 404

function overwrite({ id, quota }: KnownQuota, amount: number) {
  return gateway.put('api/user/', nothing, { body: { id, quota: quota + amount } })
}

/** Adding is exact where the server has a call for it (K6.6, call 16); others get the sum. */
async function send(now: KnownQuota, amount: number) {
  if (amount < 0) return overwrite(now, amount)
  try {
    return await gateway.post('api/topup', nothing, { body: { user_id: now.id, quota: amount, remark: '' } })
  } catch (error) {
    if (isUnknownCall(error)) return overwrite(now, amount)
    throw error
  }
}

/**
 * Adds `amount` (server units, negative to take) to the quota of an account freshly read as `now`. Answers with the
 * account as it is afterwards, or undefined when that could not be read.
 */
export const changeQuotaMutation = mutationOptions({
  mutationFn: async ({ now, amount }: { now: KnownQuota; amount: number }) => {
    await confirmWrite(
      () => send(now, amount),
      () => wasQuotaChanged(now, amount),
    )
    return fetchOne(now.id).catch(() => undefined)
  },
  meta: { invalidates: [[USER]], errorHandledBy: 'form' },
})
