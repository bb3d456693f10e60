/** What exceeds it is cut off before anything is parsed. */
const MAX_CHARACTERS = 1_000_000

/** Whether a pasted text is more than the content of one cell. */
export function isTable(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/\r?\n$/, ''))
}

/** A cell, in quotes if it has tabs, line ends or quotes, which are doubled; and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g

/** Parses a block of texts as spreadsheets put it on the clipboard. */
export function parseClipboardTable(pasted: string): string[][] {
  const lines: string[][] = [[]]
  // A line end at the very end does not begin another line.
  const text = pasted.slice(0, MAX_CHARACTERS).replace(/\r?\n$/, '')
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end !== '\t') lines.push([])
  }
  return lines
}
