import type * as z from 'zod/mini'
import { storedValue } from './stored-value'

let ownerOf: () => number | undefined = () => undefined

/** Sets how the id of the account that owns stored values is read; undefined while nobody is signed in. */
export function setValueOwner(read: () => number | undefined): void {
  ownerOf = read
}

/** The account that owns stored values. */
export const valueOwner = () => ownerOf()

/**
 * Creates a stored value of the account that is signed in, under `key:id`: another account of this browser neither reads nor
 * changes it. While nobody is signed in nothing is stored.
 */
export function ownedValue<T>(key: string, schema: z.core.$ZodType<T>) {
  return storedValue(() => (ownerOf() === undefined ? undefined : `${key}:${ownerOf()}`), schema)
}
