import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { prefetch } from '#/app/cache'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { idSearch } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'
import { searchedText } from '#/ui/grid/grid-search'

/** Search params: whose call, with which of the own tokens, for which model. Invalid values count as unset. */
const callCheckSearch = z.lazy(() =>
  z.object({
    user: idSearch(),
    token: idSearch(),
    model: z.catch(z.optional(searchedText(200)), undefined),
  }),
)

export const callCheckRoute = createRoute({
  ...pageOptions('callCheck', () => import('./call-check-screen')),
  validateSearch: callCheckSearch,
  loader: ({ context }) => prefetch(context.cache, modelQueries.available(), tokenQueries.matching('')),
})
