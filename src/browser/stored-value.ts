import * as z from 'zod/mini'
import { createListeners, type Listeners } from '#/async/store'

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
  /** Calls `listener` when any tab changes the value. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** In-memory fallback when storage is full or denied (private window, strict policy). */
const memory = new Map<string, string>()
/** Listeners by key for changes of this tab; the `storage` event reports those of other tabs. */
const listenersByKey = new Map<string, Listeners>()

function area(kind: Area): Storage {
  return kind === 'local' ? window.localStorage : window.sessionStorage
}

let isRefused = false
const refusalListeners = createListeners()

function noteRefusal(): void {
  if (isRefused) return
  isRefused = true
  // Deferred: a read may happen during a render, and listeners set state.
  queueMicrotask(refusalListeners.notify)
}

/** Whether storage access was denied; values then last only as long as the tab. */
export function isStorageRefused(): boolean {
  return isRefused
}

/** Calls `listener` when storage is denied for the first time. Returns the unsubscribe function. */
export function onStorageRefusal(listener: () => void): () => void {
  return refusalListeners.subscribe(listener)
}

function readText(kind: Area, key: string): string | null {
  try {
    return memory.get(key) ?? area(kind).getItem(key)
  } catch {
    noteRefusal()
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
    if (kind === 'local') noteRefusal()
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

function listenersOf(key: string): Listeners {
  const listeners = listenersByKey.get(key) ?? createListeners()
  listenersByKey.set(key, listeners)
  return listeners
}

function subscribe(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener()
  }
  const unsubscribe = listenersOf(key).subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
  }
}

interface TextForm<T> {
  toText(value: T): string
  toValue(text: string): unknown
}

function stored<T>(key: string, schema: z.core.$ZodType<T>, kind: Area, form: TextForm<T>): StoredValue<T> {
  /** Cache of the last parse: a grid may read once per row. */
  let last: { text: string; value: T } | undefined
  return {
    read() {
      const text = readText(kind, key)
      if (text === null) return undefined
      if (last?.text === text) return last.value
      try {
        last = { text, value: z.parse(schema, form.toValue(text)) }
        return last.value
      } catch {
        removeText(kind, key)
        return undefined
      }
    },
    write(value) {
      const isStored = writeText(kind, key, form.toText(value))
      listenersOf(key).notify()
      return isStored
    },
    remove() {
      removeText(kind, key)
      listenersOf(key).notify()
    },
    subscribe: (listener) => subscribe(key, listener),
  }
}

/** Creates a stored value serialised as JSON under `key`. */
export function storedValue<T>(
  key: string,
  schema: z.core.$ZodType<T>,
  kind: Area = 'local',
): StoredValue<T> {
  return stored(key, schema, kind, {
    toText: (value) => JSON.stringify(value),
    toValue: (text) => JSON.parse(text),
  })
}

/** Creates a stored value kept as plain text under `key`, compatible with the other consoles of this server. */
export function storedText<T extends string>(
  key: string,
  schema: z.core.$ZodType<T>,
  kind: Area = 'local',
): StoredValue<T> {
  return stored(key, schema, kind, { toText: (value) => value, toValue: (text) => text })
}

/**
 * Whether what happened at `at` is younger than `maxAge` at `now`, all in one unit. What lies in the future is not: one of
 * the two clocks was wrong, and the record would stay fresh until then.
 */
export function isYounger(at: number, maxAge: number, now: number): boolean {
  return at <= now && now - at < maxAge
}
