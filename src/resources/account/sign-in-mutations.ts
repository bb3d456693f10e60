import { mutationOptions } from '@tanstack/react-query'
import { gateway, nothing } from '#/http/gateway'
import { accountSchema } from './account'

/** Input of the sign-in form; `username` may also hold an e-mail address. */
export interface Credentials {
  username: string
  password: string
}

/** Mutations that start and end a session. */
export const signInMutations = {
  /** Opens a session. Rate limited to 20 requests in 20 minutes per address (K3), therefore never retried. */
  logIn: mutationOptions({
    mutationFn: (credentials: Credentials) =>
      gateway.post('api/user/login', accountSchema, { body: credentials }),
    meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
  }),
  /** Ends the session on the server: a GET with a side effect, therefore a mutation (H13). */
  logOut: mutationOptions({
    mutationFn: () => gateway.get('api/user/logout', nothing, { timeout: 'leave' }),
    meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
  }),
}
