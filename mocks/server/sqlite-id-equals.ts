/**
 * Compares an integer column with a text like SQLite: a numeric text, with optional surrounding spaces, is converted to
 * a number (K6.6, call 29).
 */
export function sqliteIdEquals(id: number, text: string): boolean {
  return /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text) && Number(text) === id
}
