import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParamText } from '#/browser/search-params'
import { isKey } from '#/fields/pasted-key'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { prefetch } from '#/app/cache'
import { idSearch } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'

const modelsRoute = createRoute({
  ...pageOptions('models', () => import('./list/models-screen')),
  loader: ({ context }) => prefetch(context.cache, modelQueries.available()),
})

// A key is a secret, so none is accepted as a name or written to the URL.
const nameParam = () =>
  z.catch(
    z.optional(
      z.pipe(searchParamText, z.string().check(z.maxLength(200))).check(z.refine((text) => !isKey(text))),
    ),
    undefined,
  )

/** Search params of the playground: what is chosen, never a key, a question or an answer. */
const playgroundSearch = z.lazy(() =>
  z.object({
    /** Id of the token that pays. */
    token: idSearch(),
    /** Name of the token, for a log entry, which has no id. */
    tokenName: nameParam(),
    model: nameParam(),
    /** Second model, beside the first. */
    other: nameParam(),
    /** Id of the channel to ask; administrators only. */
    channel: idSearch(),
  }),
)

const playgroundRoute = createRoute({
  ...pageOptions('playground', () => import('./playground/playground-screen')),
  validateSearch: playgroundSearch,
  loader: ({ context }) => prefetch(context.cache, modelQueries.available(), tokenQueries.choices()),
})

export const modelsRoutes = [modelsRoute, playgroundRoute] as const
