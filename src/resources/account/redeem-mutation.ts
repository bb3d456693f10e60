import { mutationOptions } from '@tanstack/react-query'
import { ACCOUNT } from './account-queries'
import { redeemCode } from './balance'

/** Redeems a code for the own account; the form shows the outcome. */
export const redeemMutation = mutationOptions({
  mutationFn: redeemCode,
  meta: { invalidates: [[ACCOUNT]], errorHandledBy: 'form' },
})
