import type * as z from 'zod/mini'
import { storedValue, type StoredValue } from './stored-value'

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
export function ownedValue<T>(key: string, schema: z.core.$ZodType<T>): StoredValue<T> {
  const byOwner = new Map<number, StoredValue<T>>()
  const own = () => {
    const owner = ownerOf()
    if (owner === undefined) return undefined
    const known = byOwner.get(owner) ?? storedValue(`${key}:${owner}`, schema)
    byOwner.set(owner, known)
    return known
  }
  return {
    read: () => own()?.read(),
    write: (value) => own()?.write(value) ?? false,
    remove: () => own()?.remove(),
    notify: () => own()?.notify(),
    subscribe: (listener) => own()?.subscribe(listener) ?? (() => undefined),
  }
}
