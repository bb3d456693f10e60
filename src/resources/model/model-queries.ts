import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { modelNamesSchema, modelsByTypeSchema, storeModels, storedModels } from './model'

const FRESH_MS = 60_000

/** First part of the query keys of models. */
const MODEL = 'model'

/** Queries of model names. */
export const modelQueries = {
  /** Names of the models available to the signed-in user, sorted. */
  available: () =>
    queryOptions({
      queryKey: [MODEL, 'available'],
      queryFn: ({ signal }) => gateway.get('api/user/available_models', modelNamesSchema, { signal }),
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
  /** Names of all models of the server, sorted; administrators only. */
  all: () =>
    queryOptions({
      queryKey: [MODEL, 'all'],
      queryFn: ({ signal }) => gateway.get('api/channel/models', modelNamesSchema, { signal }),
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
  /**
   * Names by channel type, fetched once per server `version` (blank while unknown) and then read from local
   * storage.
   */
  byType: (version: string) =>
    queryOptions({
      queryKey: [MODEL, 'byType', version],
      queryFn: async ({ signal }) => {
        const stored = storedModels(version)
        if (stored) return stored
        const models = await gateway.get('api/models', modelsByTypeSchema, { signal })
        storeModels(models, version)
        return models
      },
      staleTime: Infinity,
      meta: { errorHandledBy: 'caller' },
    }),
}
