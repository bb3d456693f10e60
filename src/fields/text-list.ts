/** What separates the texts of a pasted list; the full-width comma is what Chinese keyboards give. */
export const SEPARATORS = [',', '，', '\n', '\r'] as const

const SEPARATOR = new RegExp(`[${SEPARATORS.join('')}]`)

/** True when a pasted `text` is a list rather than a piece of one entry. */
export function isTextList(text: string): boolean {
  return SEPARATOR.test(text)
}

/** The texts in `entries`: split at separators, trimmed, without blanks, each once, in their order. */
export function parseTextList(entries: readonly string[]): string[] {
  const texts = entries.flatMap((entry) => entry.split(SEPARATOR)).map((text) => text.trim())
  return [...new Set(texts)].filter(Boolean)
}
