import { useId, type ReactNode } from 'react'
import { tooltipText } from '#/format/truncate'
import { RowTip } from '../row/row-tip'
import { HIDDEN } from './hidden'
import classes from './text.module.css'

/** Texts of more UTF-16 units are clipped to one line; shorter ones may wrap if their cell allows it. */
const MAX_WRAPPING_LENGTH = 64

interface ClippedTextProps {
  text: string
  /** Marks in the text what a search has found. */
  mark?: (text: string) => ReactNode
  /** Clips to three lines of the full width instead: in a panel or dialog, whose width is not that of a column. */
  isWrapping?: boolean
}

/**
 * A server text in a table cell, clipped to one line and the width of its column; stacked combining marks do not leave
 * the line. Screen readers get the full text, the tooltip its beginning.
 */
export function ClippedText({ text, mark, isWrapping }: ClippedTextProps) {
  return (
    <bdi
      translate="no"
      className={classes.clipped}
      data-long={text.length > MAX_WRAPPING_LENGTH || undefined}
      data-wrapping={isWrapping}
      title={tooltipText(text)}
    >
      {mark ? mark(text) : text}
    </bdi>
  )
}

interface TruncatedTextProps {
  short: string
  full: string
}

/** An abbreviated text. Screen readers get the full text; hover and focus show it in a tooltip. */
export function TruncatedText({ short, full }: TruncatedTextProps) {
  const id = useId()
  if (short === full) return full
  return (
    <RowTip id={id} content={tooltipText(full)}>
      <span aria-hidden="true">{short}</span>
      <span className={HIDDEN}>{full}</span>
    </RowTip>
  )
}
