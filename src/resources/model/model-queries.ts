import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { modelNamesSchema, modelsByTypeSchema } from './model'
import { storeModels, storedModels } from './model-storage'

const FRESH_MS = 60_000

/** Every cached list of models starts with this word. */
const MODEL = 'model'

export const modelQueries = {
  /** Names of the models that the signed-in user may call, sorted. */
  available: () =>
    queryOptions({
      queryKey: [MODEL, 'available'],
      queryFn: ({ signal }) => gateway.get('api/user/available_models', modelNamesSchema, { signal }),
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
  /** Names of every model the server knows, sorted; for administrators. */
  all: () =>
    queryOptions({
      queryKey: [MODEL, 'all'],
      queryFn: ({ signal }) => gateway.get('api/channel/models', modelNamesSchema, { signal }),
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
  /**
   * Names by channel type, asked once of each `version` of the server (as its public status tells it, blank while
   * unknown) and then taken from this browser.
   */
  byType: (version: string) =>
    queryOptions({
      queryKey: [MODEL, 'byType', version],
      queryFn: async ({ signal }) => {
        const kept = storedModels(version)
        if (kept) return kept
        const models = await gateway.get('api/models', modelsByTypeSchema, { signal })
        storeModels(models, version)
        return models
      },
      staleTime: Infinity,
      meta: { errorHandledBy: 'caller' },
    }),
}
