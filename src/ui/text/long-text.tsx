import { useMemo } from 'react'
import { textChunks } from '#/format/text-chunks'
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
