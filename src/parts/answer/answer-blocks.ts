/** A part of an answer that is rendered by itself, so that a long answer is not rendered again for each piece. */
export interface Block {
  kind: 'text' | 'code'
  /** Markdown, or the code without its fence. */
  source: string
  /** Language that a fence names; blank if none. */
  language: string
}

/** Longest text that is formatted as one, in characters: it is formatted again for each frame until it ends. */
const MAX_TEXT_LENGTH = 4000
/** Lines of code in one element: all of a long code in one take too long to lay out again for each frame. */
const CODE_LINES = 100
const FENCE = /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/
const INDENTED = /^(?: {2,}|\t)/

/** Whether `line`, after a blank one, goes on with the block that begins with `first`, as the items of a list do. */
function goesOn(first: string, line: string): boolean {
  return LIST_ITEM.test(first) && (LIST_ITEM.test(line) || INDENTED.test(line))
}

/**
 * Splits Markdown into blocks. Text that is appended later changes the last two at most, mostly the last one. Fences end a
 * block at any depth, because each piece of code has a *Copy* of its own.
 */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let length = 0
  let fence: { sign: string; language: string; indent: number } | undefined
  const close = (kind: Block['kind'], language = '') => {
    const source = lines.join('\n')
    if (kind === 'code' || source.trim() !== '') blocks.push({ kind, source, language })
    lines = []
    length = 0
  }
  const all = text.split('\n')
  for (const [at, line] of all.entries()) {
    if (fence) {
      const isLast = at === all.length - 1
      const trimmed = line.trim()
      const isEnd = trimmed.startsWith(fence.sign) && /^(`+|~+)$/.test(trimmed)
      if (isEnd) {
        close('code', fence.language)
        fence = undefined
        // An unfinished last line may be the beginning of the closing fence: it is not shown as code.
      } else if (!isLast || !fence.sign.startsWith(trimmed) || trimmed === '')
        lines.push(line.slice(Math.min(fence.indent, line.length - line.trimStart().length)))
      continue
    }
    const [, sign, info = ''] = FENCE.exec(line) ?? []
    const language = /^[\w+#.-]*/.exec(info.trim())?.[0] ?? ''
    if (sign !== undefined) {
      close('text')
      fence = { sign, language, indent: line.length - line.trimStart().length }
      continue
    }
    const isAfterBlank = lines.at(-1)?.trim() === '' && line.trim() !== ''
    if (isAfterBlank && !goesOn(lines[0] ?? '', line)) close('text')
    else if (length > MAX_TEXT_LENGTH) close('text')
    lines.push(line)
    length += line.length + 1
  }
  close(fence ? 'code' : 'text', fence?.language)
  return blocks
}

/** Splits code into parts of some lines, of which only the last one grows. */
export function codeParts(source: string): string[] {
  const lines = source.split('\n')
  const count = Math.ceil(lines.length / CODE_LINES)
  return Array.from({ length: count }, (_, at) =>
    lines.slice(at * CODE_LINES, (at + 1) * CODE_LINES).join('\n'),
  )
}
