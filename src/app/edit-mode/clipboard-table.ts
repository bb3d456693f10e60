/** Limits of a pasted block: what exceeds them is cut off before anything is parsed. */
export const PASTE_LIMITS = { characters: 1_000_000, lines: 5000, columns: 50 } as const

/** A block of texts as spreadsheets put it on the clipboard. */
export interface ClipboardTable {
  lines: string[][]
  /** Whether more was pasted than the limits allow. */
  isCut: boolean
}

/** Whether a pasted text is more than the content of one cell. */
export function isTable(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/\r?\n$/, ''))
}

/** Reads a cell in quotes, which may contain tabs, line ends and doubled quotes; undefined if the quotes do not close. */
function quotedCell(text: string, start: number): { cell: string; end: number } | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at += 1
    else {
      const isEnd = at + 1 === text.length || /[\t\r\n]/.test(text[at + 1] ?? '')
      return isEnd ? { cell: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 } : undefined
    }
  }
  return undefined
}

/** Parses tab-separated text; reads no more lines, columns and characters than `PASTE_LIMITS`. */
export function parseClipboardTable(pasted: string): ClipboardTable {
  const text = pasted.slice(0, PASTE_LIMITS.characters)
  const separator = /[\t\r\n]/g
  const lines: string[][] = []
  let line: string[] = []
  let at = 0
  while (at <= text.length && lines.length < PASTE_LIMITS.lines) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : undefined
    separator.lastIndex = at
    const end = quoted?.end ?? separator.exec(text)?.index ?? text.length
    if (line.length < PASTE_LIMITS.columns) line.push((quoted?.cell ?? text.slice(at, end)).trim())
    if (text[end] !== '\t') {
      lines.push(line)
      line = []
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    // A line end at the very end does not begin another line.
    if (at === text.length && text[end] !== '\t') break
  }
  return { lines, isCut: at < text.length || pasted.length > text.length }
}

const quoted = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Formats texts as spreadsheets read them from the clipboard. */
export function formatClipboardTable(lines: ReadonlyArray<readonly string[]>): string {
  return lines.map((line) => line.map(quoted).join('\t')).join('\n')
}
