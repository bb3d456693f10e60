import { createRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { PROVIDERS, type ProviderName } from '#/resources/oauth/oauth'
import { pageOptions } from '#/app/lazy-screen'

/** A repeated param stays an array and is rejected by validation, which runs when the screen mounts. */
const text = () => z.catch(z.optional(z.union([z.string(), z.array(z.string())])), undefined)

/** OAuth redirect route. It has no loader, because the code must be exchanged only once. */
export const oauthRoute = createRoute({
  ...pageOptions('callback', () => import('./callback-screen')),
  params: {
    parse: ({ provider }: { provider: string }): { provider: ProviderName } => {
      const name = PROVIDERS.find((each) => each === provider)
      if (!name) throw notFound()
      return { provider: name }
    },
    stringify: ({ provider }: { provider: ProviderName }) => ({ provider }),
  },
  validateSearch: z.lazy(() =>
    z.object({ code: text(), state: text(), error: text(), error_description: text() }),
  ),
})
