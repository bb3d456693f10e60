import * as z from 'zod/mini'
import { createStore } from '#/async/store'

type Area = 'local' | 'session'

/** One value in browser storage under one key, validated by a schema on each read. */
export interface StoredValue<T> {
  /**
   * The stored value, or undefined if missing, invalid (then removed) or inaccessible. Returns the same object while
   * the stored text is unchanged; do not mutate it.
   */
  read: () => T | undefined
  /** Stores the value. Returns false if storage is denied; the value then stays in memory for this tab. */
  write: (value: T) => boolean
  remove: () => void
  /** Calls the listeners of this tab: another tab may have changed the value, and its event may be on the way. */
  notify: () => void
  /** Calls `listener` when any tab changes the value. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** In-memory fallback when storage is full or denied (private window, strict policy). */
const memory = new Map<string, string>()

/** Whether storage access was denied; values then last only as long as the tab. */
export const storageRefused = createStore(false)

function area(kind: Area): Storage {
  return kind === 'local' ? window.localStorage : window.sessionStorage
}

function readText(kind: Area, key: string): string | null {
  try {
    return memory.get(key) ?? area(kind).getItem(key)
  } catch {
    // Deferred: a read may happen during a render, and listeners set state.
    queueMicrotask(() => storageRefused.write(true))
    return memory.get(key) ?? null
  }
}

function writeText(kind: Area, key: string, text: string): boolean {
  try {
    area(kind).setItem(key, text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    // The form itself reports a draft that does not fit.
    if (kind === 'local') queueMicrotask(() => storageRefused.write(true))
    return false
  }
}

function removeText(kind: Area, key: string): void {
  memory.delete(key)
  try {
    area(kind).removeItem(key)
  } catch {
    // Storage is denied: only the in-memory value existed.
  }
}

/** Tells this tab what the browser tells the others. Not on the window, where Mantine would read the storage. */
const ownChanges = new EventTarget()

/** Creates a stored value serialised as JSON under `key`. */
export function storedValue<T>(
  key: string,
  schema: z.core.$ZodType<T>,
  kind: Area = 'local',
  toText: (value: T) => string = JSON.stringify,
  toValue: (text: string) => unknown = JSON.parse,
): StoredValue<T> {
  /** Cache of the last parse: a grid may read once per row. */
  let last: { text: string; value: T } | undefined
  const notify = () => void ownChanges.dispatchEvent(new StorageEvent('storage', { key }))
  return {
    notify,
    read() {
      const text = readText(kind, key)
      if (text === null) return undefined
      if (last?.text === text) return last.value
      try {
        last = { text, value: z.parse(schema, toValue(text)) }
        return last.value
      } catch {
        removeText(kind, key)
        return undefined
      }
    },
    write(value) {
      const isStored = writeText(kind, key, toText(value))
      notify()
      return isStored
    },
    remove() {
      removeText(kind, key)
      notify()
    },
    subscribe(listener) {
      const onStorage = (event: Event) => {
        // A null key means that the whole storage was cleared.
        if (event instanceof StorageEvent && (event.key ?? key) === key) listener()
      }
      const sources = [window, ownChanges]
      for (const source of sources) source.addEventListener('storage', onStorage)
      return () => sources.forEach((source) => source.removeEventListener('storage', onStorage))
    },
  }
}

const same = (text: string) => text

/** Creates a stored value kept as plain text under `key`, compatible with the other consoles of this server. */
export function storedText<T extends string>(
  key: string,
  schema: z.core.$ZodType<T>,
  kind: Area = 'local',
): StoredValue<T> {
  return storedValue(key, schema, kind, same, same)
}

/**
 * Whether what happened at `at` is younger than `maxAge` at `now`, all in one unit. What lies in the future is not: one of
 * the two clocks was wrong, and the record would stay fresh until then.
 */
export function isYounger(at: number, maxAge: number, now: number): boolean {
  return at <= now && now - at < maxAge
}
