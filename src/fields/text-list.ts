/** Separators of a pasted list; Chinese keyboards produce the full-width comma. */
export const SEPARATORS = [',', '，', '\n', '\r'] as const

const SEPARATOR = new RegExp(`[${SEPARATORS.join('')}]`)

/** Whether a pasted `text` is a list rather than part of one entry. */
export function isTextList(text: string): boolean {
  return SEPARATOR.test(text)
}

/** Splits `entries` at separators; trims, drops blanks and duplicates, keeps the order. */
export function parseTextList(entries: readonly string[]): string[] {
  const texts = entries.flatMap((entry) => entry.split(SEPARATOR)).map((text) => text.trim())
  return [...new Set(texts)].filter(Boolean)
}
