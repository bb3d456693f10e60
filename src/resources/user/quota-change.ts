import { mutationOptions } from '@tanstack/react-query'
import { confirmWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { userSchema, type User, USER } from './user'

const fetchOne = (id: number) => gateway.get('api/user/{id}', userSchema, { id })

/** User with a known quota, which adding an amount requires. */
export type KnownQuota = User & { quota: number }

/** Whether the quota changed from `before` by `amount`. Throws when it has any third value, which proves nothing. */
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

/** Adds by the top-up endpoint, which is atomic; servers without it get the new total. */
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
 * Adds `amount` (server units, may be negative) to the quota of the freshly read user `now`. Returns the user
 * afterwards, or undefined when that read fails.
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
