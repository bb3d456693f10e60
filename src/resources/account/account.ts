import { queryOptions, mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isUnauthenticated } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { lenientText, optionalNumber } from '#/http/rows'
import { t } from '#/i18n/i18n'

/**
 * Schema of the signed-in account, reduced to the members that the browser may store. A log-in response has
 * a whole user with only these filled; parsing drops the rest, secrets included.
 */
export const accountSchema = z.object({
  id: z.int().check(z.positive()),
  username: z.string(),
  display_name: lenientText,
  role: z.int(),
  status: z.catch(z.int(), 0),
})
export type Account = z.infer<typeof accountSchema>

/** Schema of the own account with the members that screens show; the browser stores only those of `Account`. */
export const profileSchema = z.lazy(() =>
  z.extend(accountSchema, {
    email: lenientText,
    github_id: lenientText,
    wechat_id: lenientText,
    lark_id: lenientText,
    oidc_id: lenientText,
    /** Decides the price of calls; blank when the server sends none. */
    group: lenientText,
    /** Balance in server units; undefined when the server sends none. */
    quota: optionalNumber,
  }),
)
export type Profile = z.infer<typeof profileSchema>

export const fetchSelf = (signal?: AbortSignal) => gateway.get('api/user/self', profileSchema, { signal })

const self = () =>
  queryOptions({
    queryKey: ['account', 'self'],
    queryFn: ({ signal }) => fetchSelf(signal),
    meta: { errorToast: 'refetch' },
  })

export const accountQueries = {
  /** Query of the account of the current session, read from the server's database. */
  self,
  /**
   * Query of the own balance in server units; selects from the response of `self`, so it costs no request of its
   * own. Fails when the response has none: a balance is never guessed.
   */
  balance: () =>
    queryOptions({
      ...self(),
      select: ({ quota }) => {
        if (quota === undefined) throw new HttpFailure({ kind: 'malformed' })
        return { quota }
      },
      meta: {},
    }),
}

/** Input of the sign-in form; `username` may also hold an e-mail address. */
export interface Credentials {
  username: string
  password: string
}

/** Fetches the account of the current session; undefined when signed out. Throws `HttpFailure` for any other failure. */
export const fetchSignedInAccount = (): Promise<Account | undefined> =>
  gateway.get('api/user/self', accountSchema).catch((error: unknown) => {
    if (isUnauthenticated(error)) return undefined
    throw error
  })

/**
 * Returns the account that has just signed in. Throws a refusal with the causes if the browser has not kept the session: nothing
 * may say that somebody is signed in before a call has succeeded.
 */
export async function confirmSession(account: Account): Promise<Account> {
  // Another failure than that nobody is signed in says nothing about the session.
  if (await fetchSignedInAccount().catch(() => account)) return account
  throw new HttpFailure({ kind: 'refused', serverMessage: t('signIn.notKept') })
}

export const signInMutations = {
  /** Opens a session. Rate limited to 20 requests in 20 minutes per address, therefore never retried. */
  logIn: mutationOptions({
    mutationFn: async (credentials: Credentials) =>
      confirmSession(await gateway.post('api/user/login', accountSchema, { body: credentials })),
    meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
  }),
  /** Ends the session on the server: a GET with a side effect, therefore a mutation. */
  logOut: mutationOptions({
    mutationFn: () => gateway.get('api/user/logout', nothing, { timeout: 'leave' }),
    meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
  }),
}
