import { storedText, storedValue } from '#/browser/stored-value'
import * as z from 'zod/mini'
import type { ModelsByType } from './model'

const stored = z.lazy(() => z.record(z.string().check(z.regex(/^\d{1,9}$/)), z.array(z.string())))
// Key and format are shared with other consoles of this family; the version is stored separately.
const names = storedValue('channel_models', stored)
const ofVersion = storedText('channel_models_version', z.string())

/**
 * Reads the lists of an earlier visit; undefined when missing, unreadable (PS11) or of another server version. A
 * blank `version` is unknown and matches any.
 */
export function storedModels(version: string): ModelsByType | undefined {
  const lists = names.read()
  if (!lists || Object.keys(lists).length === 0) return undefined
  return version === '' || ofVersion.read() === version ? lists : undefined
}

/** Stores the lists for the next visit. */
export function storeModels(models: ModelsByType, version: string): void {
  names.write(models)
  ofVersion.write(version)
}
