import { mutationOptions } from '@tanstack/react-query'
import { ACCOUNT } from './account-queries'
import { redeemCode } from './balance'

/** Adds a code's quota to the own account. Its form tells what became of it. */
export const redeemMutation = mutationOptions({
  mutationFn: redeemCode,
  meta: { invalidates: [[ACCOUNT]], errorHandledBy: 'form' },
})
