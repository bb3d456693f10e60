import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { CONFIRMED_WITHOUT_RESPONSE, confirmWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { t } from '#/i18n/i18n'
import { accountSchema, confirmSession, fetchSignedInAccount, type Account } from '../account/account'
import { type Intent, type ProviderName, INTENTS, PROVIDERS } from './oauth'
import { providers } from './providers'

const stateSchema = z.string().check(z.minLength(1))

/** Result of a code exchange: an external account was bound, or an account signed in. */
export type ExchangeResult = { bound: true } | { bound: false; account: Account }

const exchangeSchema = z.union([
  z.pipe(
    z.object({ message: z.literal('bind') }),
    z.transform((): ExchangeResult => ({ bound: true })),
  ),
  z.pipe(
    z.object({ data: accountSchema }),
    z.transform(({ data }): ExchangeResult => ({ bound: false, account: data })),
  ),
])

/**
 * Ensures that no account is signed in, because the server would bind instead of signing in. Logs out a session
 * unknown to this console (`isKnown` is false), left over from a log-out request that failed.
 */
async function ensureSignedOut(isKnown: boolean): Promise<void> {
  const account = await fetchSignedInAccount()
  if (!account) return
  if (isKnown) {
    const serverMessage = t('oauth.stillSignedIn', { username: account.username })
    throw new HttpFailure({ kind: 'refused', serverMessage })
  }
  await gateway.get('api/user/logout', nothing)
}

/** OAuth mutations: GETs with side effects, sent once by a click or a callback. */
export const oauthMutations = {
  /** Fetches a state for a provider redirect; only the newest one of a session is valid. */
  state: (intent: Intent) =>
    mutationOptions({
      mutationFn: async (isKnown: boolean) => {
        if (intent === 'logIn') await ensureSignedOut(isKnown)
        return gateway.get('api/oauth/state', stateSchema)
      },
      meta: { actsOn: intent === 'bind' ? 'self' : 'anybody' },
    }),
  /** Exchanges the code of a callback. Never retried here: the caller decides after checking the session. */
  exchange: (provider: ProviderName) =>
    mutationOptions({
      mutationFn: async (search: { code: string; state: string }) => {
        const result = await gateway.getEnvelope(providers[provider].call, exchangeSchema, { search })
        if (!result.bound) await confirmSession(result.account)
        return result
      },
      // Do not keep the code in the mutation cache.
      gcTime: 0,
      meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
    }),
  /** Signs in by a WeChat code; `isKnown`: an account is already signed in on this page. */
  wechatLogIn: mutationOptions({
    mutationFn: async ({ code, isKnown }: { code: string; isKnown: boolean }) => {
      await ensureSignedOut(isKnown)
      const response = await confirmWrite(
        () => gateway.get('api/oauth/wechat', accountSchema, { search: { code } }),
        async () => (await fetchSignedInAccount()) !== undefined,
      )
      return response === CONFIRMED_WITHOUT_RESPONSE
        ? gateway.get('api/user/self', accountSchema)
        : confirmSession(response)
    },
    meta: { errorHandledBy: 'form', actsOn: 'anybody' },
  }),
}

/**
 * Schema of an OAuth attempt in session storage, compared with the callback. A tab stores its newest
 * attempt only, as the server does.
 */
const attemptSchema = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string().check(z.minLength(1)),
  intent: z.enum(INTENTS),
  owner: z.optional(z.int().check(z.positive())),
  /** URL to return to after signing in. */
  origin: z.optional(z.string()),
  /** Id of the account whose session ended on the page `origin`. */
  originOwner: z.optional(z.int()),
  at: z.number(),
  /** A state is valid for one callback. A used one stays stored, to tell a replay from a forgery. */
  isUsed: z.boolean(),
})
export type Attempt = z.infer<typeof attemptSchema>

export const storedAttempt = storedValue('oauth', attemptSchema, 'session')
