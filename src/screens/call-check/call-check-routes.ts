import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { isKey } from '#/fields/pasted-key'
import { prefetch } from '#/app/cache'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { idSearch } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'

/** Search params: whose call, with which of the own tokens, for which model. Invalid values count as unset. */
const callCheckSearch = z.lazy(() =>
  z.object({
    user: idSearch(),
    token: idSearch(),
    // A key is a secret, so none that was pasted as a name is written to the URL.
    model: z.catch(
      z.optional(
        z.string().check(
          z.maxLength(200),
          z.refine((text) => !isKey(text)),
        ),
      ),
      undefined,
    ),
  }),
)

export const callCheckRoute = createRoute({
  ...pageOptions('callCheck', () => import('./call-check-screen')),
  validateSearch: callCheckSearch,
  loader: ({ context }) => prefetch(context.cache, modelQueries.available(), tokenQueries.matching('')),
})
