import { useMemo } from 'react'
import { textChunks } from '#/format/text-chunks'
import classes from './long-text.module.css'

const SHORT = 8000
/** No text is made of more parts than this. */
const MOST_PARTS = 256

/**
 * A text from the server in full, with its line breaks. A long one is drawn in parts, of which the browser lays out
 * only those that are on the screen: a megabyte in one part would stop the page for seconds.
 */
export function LongText({ text }: { text: string }) {
  const parts = useMemo(
    () =>
      text.length > SHORT
        ? textChunks(text, Math.max(SHORT / 2, Math.ceil(text.length / MOST_PARTS) * 2))
        : [],
    [text],
  )
  if (parts.length === 0) {
    return (
      <p dir="auto" className={classes.text}>
        {text}
      </p>
    )
  }
  return (
    <p dir="auto" className={classes.text}>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and never move
        <span key={at} className={classes.part}>
          {part}
        </span>
      ))}
    </p>
  )
}
