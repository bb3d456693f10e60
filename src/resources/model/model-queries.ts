import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { gateway } from '#/http/gateway'

const FRESH_MS = 60_000
/** Names as text, or objects that carry their name as `id` (SH-61). */
const modelName = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const modelNames = z
  .array(modelName.catch(''))
  .nullable()
  .transform((names) => [...new Set(names ?? [])].filter((name) => name.trim() !== '').toSorted())

/** Every cached list of models starts with this word. */
const MODEL = 'model'

export const modelQueries = {
  /** Names of the models that the signed-in user may call, sorted. */
  available: () =>
    queryOptions({
      queryKey: [MODEL, 'available'],
      queryFn: ({ signal }) => gateway.get('api/user/available_models', modelNames, { signal }),
      staleTime: FRESH_MS,
      meta: { told: 'byCaller' },
    }),
}
