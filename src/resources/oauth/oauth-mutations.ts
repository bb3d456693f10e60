import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure, isSessionOver } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { SEEN_DONE, settle } from '#/http/settle'
import { t } from '#/i18n/i18n'
import { accountSchema, type Account } from '../account/account'
import { providers } from './elsewhere'
import type { Intent, ProviderName } from './oauth'

const stateSchema = z.string().check(z.minLength(1))

/** What the server made of a code: it bound an account elsewhere, or signed somebody in (contract 6.4). */
export type Arrival = { bound: true } | { bound: false; account: Account }

const arrivalSchema = z.union([
  z.pipe(
    z.object({ message: z.literal('bind') }),
    z.transform((): Arrival => ({ bound: true })),
  ),
  z.pipe(
    z.object({ data: accountSchema }),
    z.transform(({ data }): Arrival => ({ bound: false, account: data })),
  ),
])

/** Whom the server takes this browser for, undefined when for nobody. Throws when it cannot tell. */
export async function whoIsHere(): Promise<Account | undefined> {
  try {
    return await gateway.get('api/user/self', accountSchema)
  } catch (error) {
    if (isSessionOver(error)) return undefined
    throw error
  }
}

/**
 * Makes sure that signing in is signing in: while somebody is signed in the server would bind instead. A session that
 * this console knows nothing of any more (`isKnown` is false) is left behind by a log-out that did not arrive.
 */
async function beNobody(isKnown: boolean): Promise<void> {
  const here = await whoIsHere()
  if (!here) return
  if (isKnown) {
    const serverMessage = t('oauth.stillSignedIn', { username: here.username })
    throw new HttpFailure({ kind: 'refused', serverMessage })
  }
  await gateway.get('api/user/logout', nothing)
}

async function logInByCode(code: string): Promise<Account> {
  let seen: Account | undefined
  const answer = await settle(
    () => gateway.get('api/oauth/wechat', accountSchema, { search: { code } }),
    async () => (seen = await whoIsHere()) !== undefined,
  )
  if (answer !== SEEN_DONE) return answer
  if (!seen) throw new HttpFailure({ kind: 'malformed' })
  return seen
}

/** All of these are GETs that change something: asked once, by a person's press or return (H13). */
export const oauthMutations = {
  /** A fresh state for a way to a provider; the newest one of a session is the only good one (H25). */
  state: (intent: Intent) =>
    mutationOptions({
      mutationFn: async (isKnown: boolean) => {
        if (intent === 'logIn') await beNobody(isKnown)
        return gateway.get('api/oauth/state', stateSchema)
      },
      meta: { sentFor: intent === 'bind' ? 'self' : 'anybody' },
    }),
  /** Hands the server what a provider sent back. Whether it may be asked again is for the caller to find out. */
  arrive: (provider: ProviderName) =>
    mutationOptions({
      mutationFn: (search: { code: string; state: string }) =>
        gateway.getWhole(providers[provider].call, arrivalSchema, { search }),
      // A code is nothing to keep.
      gcTime: 0,
      meta: { told: 'byCaller', sentFor: 'anybody' },
    }),
  /** Signs in by a code that WeChat gave out; `isKnown`: somebody is signed in here already. */
  wechatLogIn: mutationOptions({
    mutationFn: async ({ code, isKnown }: { code: string; isKnown: boolean }) => {
      await beNobody(isKnown)
      return logInByCode(code)
    },
    meta: { told: 'atForm', sentFor: 'anybody' },
  }),
}
