import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isUnauthenticated } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { CONFIRMED_WITHOUT_RESPONSE, confirmWrite } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { accountSchema, type Account } from '../account/account'
import { providers } from './providers'
import type { Intent, ProviderName } from './oauth'

const stateSchema = z.string().check(z.minLength(1))

/** What the server made of a code: it bound an account elsewhere, or signed somebody in (K6.4). */
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

/** Whom the server takes this browser for, undefined when for nobody. Throws when it cannot tell. */
export async function fetchSignedInAccount(): Promise<Account | undefined> {
  try {
    return await gateway.get('api/user/self', accountSchema)
  } catch (error) {
    if (isUnauthenticated(error)) return undefined
    throw error
  }
}

/**
 * Makes sure that signing in is signing in: while somebody is signed in the server would bind instead. A session that
 * this console knows nothing of any more (`isKnown` is false) is left behind by a log-out that did not arrive.
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

async function logInByCode(code: string): Promise<Account> {
  let account: Account | undefined
  const answer = await confirmWrite(
    () => gateway.get('api/oauth/wechat', accountSchema, { search: { code } }),
    async () => (account = await fetchSignedInAccount()) !== undefined,
  )
  if (answer !== CONFIRMED_WITHOUT_RESPONSE) return answer
  if (!account) throw new HttpFailure({ kind: 'malformed' })
  return account
}

/** All of these are GETs that change something: asked once, by a person's press or return (H13). */
export const oauthMutations = {
  /** A fresh state for a way to a provider; the newest one of a session is the only good one (K11.25). */
  state: (intent: Intent) =>
    mutationOptions({
      mutationFn: async (isKnown: boolean) => {
        if (intent === 'logIn') await ensureSignedOut(isKnown)
        return gateway.get('api/oauth/state', stateSchema)
      },
      meta: { actsOn: intent === 'bind' ? 'self' : 'anybody' },
    }),
  /** Hands the server what a provider sent back. Whether it may be asked again is for the caller to find out. */
  exchange: (provider: ProviderName) =>
    mutationOptions({
      mutationFn: (search: { code: string; state: string }) =>
        gateway.getEnvelope(providers[provider].call, exchangeSchema, { search }),
      // A code is nothing to keep.
      gcTime: 0,
      meta: { errorHandledBy: 'caller', actsOn: 'anybody' },
    }),
  /** Signs in by a code that WeChat gave out; `isKnown`: somebody is signed in here already. */
  wechatLogIn: mutationOptions({
    mutationFn: async ({ code, isKnown }: { code: string; isKnown: boolean }) => {
      await ensureSignedOut(isKnown)
      return logInByCode(code)
    },
    meta: { errorHandledBy: 'form', actsOn: 'anybody' },
  }),
}
