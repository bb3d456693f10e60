import { storedText, storedValue } from '#/browser/stored-value'
import * as z from 'zod/mini'
import type { ModelsByType } from './model'

const stored = z.record(z.string().check(z.regex(/^\d{1,9}$/)), z.array(z.string()))
// Under the key and in the form that consoles of this family share; the version stands beside it.
const names = storedValue('channel_models', stored)
const ofVersion = storedText('channel_models_version', z.string())

/**
 * What an earlier visit read, or undefined when there is nothing, nothing that can be read (PS11), or it comes
 * from another version of the server. A blank `version` is unknown and takes what there is.
 */
export function storedModels(version: string): ModelsByType | undefined {
  const lists = names.read()
  if (!lists || Object.keys(lists).length === 0) return undefined
  return version === '' || ofVersion.read() === version ? lists : undefined
}

/** Keeps the lists for the next visit. */
export function storeModels(models: ModelsByType, version: string): void {
  names.write(models)
  ofVersion.write(version)
}
