import * as z from 'zod/mini'

type Area = 'local' | 'session'

/** One value kept by the browser under one key, checked by a schema whenever it is read. */
export interface StoredValue<T> {
  /**
   * What is kept, or undefined: nothing there, rubbish (which is removed), or storage that refuses. The same object
   * while nothing else is kept: not to be changed.
   */
  read(): T | undefined
  /** False when the browser refuses to keep it; it is then kept in memory for this tab. */
  write(value: T): boolean
  remove(): void
  /** Calls `listener` when another tab, or this one, changes the value. Returns how to stop that. */
  subscribe(listener: () => void): () => void
}

/** What this tab keeps when storage is full or denied (a private window, a strict policy). */
const memory = new Map<string, string>()
const listeners = new Map<string, Set<() => void>>()

function area(kind: Area): Storage {
  return kind === 'local' ? window.localStorage : window.sessionStorage
}

let isRefused = false
const refusalListeners = new Set<() => void>()

function noteRefusal(): void {
  if (isRefused) return
  isRefused = true
  // Not at once: what reads may be drawing, and whoever listens draws too.
  queueMicrotask(() => {
    for (const listener of refusalListeners) listener()
  })
}

/** Whether this browser refused to keep something, or to say what it keeps: all lasts as long as the tab then. */
export function isStorageRefused(): boolean {
  return isRefused
}

/** Calls `listener` when the browser refuses for the first time. Returns how to stop that. */
export function onStorageRefusal(listener: () => void): () => void {
  refusalListeners.add(listener)
  return () => void refusalListeners.delete(listener)
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
    // A draft that finds no room is told at its form.
    if (kind === 'local') noteRefusal()
    return false
  }
}

function removeText(kind: Area, key: string): void {
  memory.delete(key)
  try {
    area(kind).removeItem(key)
  } catch {
    // Storage is denied: there is nothing kept beyond the memory just cleared.
  }
}

function announce(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener()
}

function subscribe(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) listener()
  }
  const own = listeners.get(key) ?? new Set()
  listeners.set(key, own.add(listener))
  window.addEventListener('storage', onStorage)
  return () => {
    own.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

interface TextForm<T> {
  toText(value: T): string
  toValue(text: string): unknown
}

function stored<T>(key: string, schema: z.core.$ZodType<T>, kind: Area, form: TextForm<T>): StoredValue<T> {
  /** What was read last: a list may ask once for each of its rows. */
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
      const kept = writeText(kind, key, form.toText(value))
      announce(key)
      return kept
    },
    remove() {
      removeText(kind, key)
      announce(key)
    },
    subscribe: (listener) => subscribe(key, listener),
  }
}

/** A value kept as JSON text under `key`. */
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

/** A value kept as plain text under `key`, the way consoles of this family keep names, links and numbers. */
export function storedText(
  key: string,
  schema: z.core.$ZodType<string>,
  kind: Area = 'local',
): StoredValue<string> {
  return stored(key, schema, kind, { toText: (value) => value, toValue: (text) => text })
}
