/**
 * Whether an id column equals a text, as SQLite compares them: a text that is a number counts as that number, spaces
 * around it aside (K6.6, call 29).
 */
export function sqliteIdEquals(id: number, text: string): boolean {
  return /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text) && Number(text) === id
}
