import { createRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { PROVIDERS, type ProviderName } from '#/resources/oauth/oauth'
import { publicGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'

/** A name that stands twice stays a list, to be refused (PO09); what it means is judged when the page is shown. */
const text = z.catch(z.optional(z.union([z.string(), z.array(z.string())])), undefined)

/** Where providers send the browser back to. Nothing is loaded: what happens here must happen once (PO15). */
export const oauthRoute = createRoute({
  getParentRoute: () => publicGate,
  path: 'oauth/$provider',
  params: {
    parse: ({ provider }: { provider: string }): { provider: ProviderName } => {
      const known = PROVIDERS.find((one) => one === provider)
      if (!known) throw notFound()
      return { provider: known }
    },
    stringify: ({ provider }: { provider: ProviderName }) => ({ provider }),
  },
  validateSearch: z.object({ code: text, state: text, error: text, error_description: text }),
  component: lazyScreen(() => import('./callback-screen'), 'CallbackScreen'),
})
