import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { accountSchema, type Credentials } from './account'

export const accountMutations = {
  /** Opens a session; a limited call (20 in 20 minutes per address, contract 3), never repeated by itself. */
  logIn: mutationOptions({
    mutationFn: (credentials: Credentials) =>
      gateway.post('api/user/login', accountSchema, { body: credentials }),
    meta: { told: 'byCaller' },
  }),
  /** Ends the session on the server. A GET that changes something, therefore a mutation (H13). */
  logOut: mutationOptions({
    mutationFn: () => gateway.get('api/user/logout', nothing, { limit: 'leave' }),
    meta: { told: 'byCaller' },
  }),
}
