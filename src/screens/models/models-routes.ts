import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { prefetch } from '#/app/cache'
import { idSearch } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'
import { searchedText } from '#/ui/grid/grid-search'

const modelsRoute = createRoute({
  ...pageOptions('models', () => import('./list/models-screen')),
  loader: ({ context }) => prefetch(context.cache, modelQueries.available()),
})

const nameParam = () => z.catch(z.optional(searchedText(200)), undefined)

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
