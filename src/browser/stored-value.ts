import * as z from 'zod/mini'
import { createStore } from '#/async/store'

type Area = 'local' | 'session'

/** In-memory fallback when storage is full or denied (private window, strict policy). */
const memory = new Map<string, string>()

/** Whether storage access was denied; values then last only as long as the tab. */
export const storageRefused = createStore(false)

/** Runs a call of the storage; returns `refused` where the browser denies it. */
function access<T>(kind: Area, call: (storage: Storage) => T, refused: T): T {
  try {
    return call(kind === 'local' ? window.localStorage : window.sessionStorage)
  } catch {
    // Deferred: a read may happen during a render, and listeners set state. A form itself reports a draft that does not fit.
    if (kind === 'local') queueMicrotask(() => storageRefused.write(true))
    return refused
  }
}

/** Tells this tab what the browser tells the others. Not on the window, where Mantine would read the storage. */
const ownChanges = new EventTarget()

/**
 * Creates one value in browser storage under `key`, serialised as JSON and validated by a schema on each read; while a
 * function gives no key, nothing is stored.
 */
export function storedValue<T>(
  key: string | (() => string | undefined),
  schema: z.core.$ZodType<T>,
  kind: Area = 'local',
  toText: (value: T) => string = JSON.stringify,
  toValue: (text: string) => unknown = JSON.parse,
) {
  /** Cache of the last parse: a grid may read once per row. */
  let last: { text: string; value: T } | undefined
  const keyNow = () => (typeof key === 'string' ? key : key())
  const notify = () => void ownChanges.dispatchEvent(new StorageEvent('storage', { key: keyNow() ?? '' }))
  const drop = (name: string) => {
    memory.delete(name)
    access(kind, (storage) => storage.removeItem(name), undefined)
  }
  return {
    /** Calls the listeners of this tab: another tab may have changed the value, and its event may be on the way. */
    notify,
    /**
     * The stored value, or undefined if missing, invalid (then removed) or inaccessible. Returns the same object while
     * the stored text is unchanged; do not mutate it.
     */
    read: (): T | undefined => {
      const name = keyNow()
      if (name === undefined) return undefined
      const text = memory.get(name) ?? access(kind, (storage) => storage.getItem(name), null)
      if (text === null) return undefined
      try {
        if (last?.text !== text) last = { text, value: z.parse(schema, toValue(text)) }
        return last.value
      } catch {
        drop(name)
        return undefined
      }
    },
    /** Stores the value. Returns false if storage is denied; the value then stays in memory for this tab. */
    write: (value: T) => {
      const name = keyNow()
      if (name === undefined) return false
      const text = toText(value)
      const isStored = access<unknown>(kind, (storage) => storage.setItem(name, text), false) !== false
      if (isStored) memory.delete(name)
      else memory.set(name, text)
      notify()
      return isStored
    },
    remove: () => {
      const name = keyNow()
      if (name === undefined) return
      drop(name)
      notify()
    },
    /** Calls `listener` when any tab changes the value. Returns the unsubscribe function. */
    subscribe: (listener: () => void) => {
      const name = keyNow()
      const onStorage = (event: Event) => {
        // A null key means that the whole storage was cleared.
        if (event instanceof StorageEvent && (event.key ?? name) === name) listener()
      }
      const sources = [window, ownChanges]
      for (const source of sources) source.addEventListener('storage', onStorage)
      return () => sources.forEach((source) => source.removeEventListener('storage', onStorage))
    },
  }
}

/** Creates a stored value kept as plain text under `key`, compatible with the other consoles of this server. */
export function storedText<T extends string>(key: string, schema: z.core.$ZodType<T>, kind?: Area) {
  return storedValue(key, schema, kind, String, String)
}

/**
 * Whether what happened at `at` is younger than `maxAge` at `now`, all in one unit. What lies in the future is not: one of
 * the two clocks was wrong, and the record would stay fresh until then.
 */
export function isYounger(at: number, maxAge: number, now: number): boolean {
  return at <= now && now - at < maxAge
}
