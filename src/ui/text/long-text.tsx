import { useMemo } from 'react'
import classes from './content.module.css'

const MAX_UNSPLIT_LENGTH = 8000
const MAX_PARTS = 256

/**
 * A server text in full, with its line breaks. Long text is split into parts with `content-visibility: auto`: laying
 * out a megabyte in one element would block the page for seconds.
 */
export function LongText({ text }: { text: string }) {
  const parts = useMemo(
    () =>
      text.length > MAX_UNSPLIT_LENGTH
        ? textChunks(text, Math.max(MAX_UNSPLIT_LENGTH / 2, Math.ceil(text.length / MAX_PARTS) * 2))
        : [],
    [text],
  )
  if (parts.length === 0) {
    return (
      <p dir="auto" className={classes.long}>
        {text}
      </p>
    )
  }
  return (
    <p dir="auto" className={classes.long}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no id and are never reordered
        <span key={index} className={classes.part}>
          {part}
        </span>
      ))}
    </p>
  )
}

/** Combining marks, joiners and low surrogates, which belong to the character before them. */
const JOINED = /^[\p{M}\u200D\uDC00-\uDFFF]/u
const LOOK_BACK = 64

/** Finds a cut position at or before `end`: after a line, else after a word, else between two characters. */
function cutBefore(text: string, start: number, end: number): number {
  const part = text.slice(start, end)
  const line = part.lastIndexOf('\n')
  if (line >= 0) return start + line + 1
  const word = part.lastIndexOf(' ')
  if (word >= 0) return start + word + 1
  for (let at = end; at > end - LOOK_BACK && at > start; at -= 1) {
    if (!JOINED.test(text.slice(at, at + 1))) return at
  }
  return end
}

/** Splits `text` into chunks of at most `size` UTF-16 units; joined, they equal `text`. */
export function textChunks(text: string, size: number): string[] {
  const chunks: string[] = []
  let start = 0
  while (text.length - start > size) {
    const end = cutBefore(text, start, start + size)
    chunks.push(text.slice(start, end))
    start = end
  }
  chunks.push(text.slice(start))
  return chunks
}
