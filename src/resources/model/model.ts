import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storedText, storedValue } from '#/browser/stored-value'
import { gateway, type ApiPath } from '#/http/gateway'
import { nameList } from '#/http/rows'
import { lastKnownStatus, statusQueries } from '../status/status'

/** A name as text, or an object with the name as `id`. */
const modelName = z.union([
  z.string(),
  z.pipe(
    z.object({ id: z.string() }),
    z.transform(({ id }) => id),
  ),
])

export const modelNamesSchema = nameList(modelName)

/** Schema of model names by channel type number as text; a type may have none. */
export const modelsByTypeSchema = z.lazy(() =>
  z.record(z.string().check(z.regex(/^\d{1,9}$/)), z.catch(modelNamesSchema, [])),
)
/** Model names by channel type number as text. */
export type ModelsByType = z.output<typeof modelsByTypeSchema>

const storedNamesSchema = z.lazy(() => z.record(z.string().check(z.regex(/^\d{1,9}$/)), z.array(z.string())))
// Key and format are shared with other consoles of this family; the version is stored separately.
const storedNames = storedValue('channel_models', storedNamesSchema)
const ofVersion = storedText('channel_models_version', z.string())

/**
 * Reads the lists of an earlier visit; undefined when missing, unreadable or of another server version. A
 * blank `version` is unknown and matches any.
 */
export function storedModels(version: string): ModelsByType | undefined {
  const lists = storedNames.read()
  if (!lists || Object.keys(lists).length === 0) return undefined
  return version === '' || ofVersion.read() === version ? lists : undefined
}

export function storeModels(models: ModelsByType, version: string): void {
  storedNames.write(models)
  ofVersion.write(version)
}

/** Parts of names of models that answer no chat. */
const OTHER_KINDS =
  /embed|bge-|m3e|rerank|whisper|tts|dall-e|image|cogview|stable-diffusion|flux|wanx|moderation|davinci|babbage|curie|(?:^|-)ada|instruct$/i

/** Whether a model answers chats, as far as its name tells. */
export function isChatModel(name: string): boolean {
  return !OTHER_KINDS.test(name)
}

const FRESH_MS = 60_000

const namesQuery = (key: string, path: ApiPath) =>
  queryOptions({
    queryKey: ['model', key],
    queryFn: ({ signal }) => gateway.get(path, modelNamesSchema, { signal }),
    staleTime: FRESH_MS,
  })

export const modelQueries = {
  /** Sorted, as those of `all`. */
  available: () => namesQuery('available', 'api/user/available_models'),
  /** Names of all models of the server; administrators only. */
  all: () => namesQuery('all', 'api/channel/models'),
  /**
   * Names by channel type, as the version of the server has them that the page met first; fetched once per version and then read from
   * local storage.
   */
  byType: () =>
    queryOptions({
      queryKey: ['model', 'byType'],
      queryFn: async ({ client, signal }) => {
        const { version } = await client.ensureQueryData(statusQueries.current()).catch(lastKnownStatus)
        const stored = storedModels(version)
        if (stored) return stored
        const models = await gateway.get('api/models', modelsByTypeSchema, { signal })
        storeModels(models, version)
        return models
      },
      staleTime: Infinity,
    }),
}
