import type { ReactNode } from 'react'
import { cutAtMatches } from '#/format/text-search'

const MARK = { background: 'var(--gc-mark)', color: 'var(--mantine-color-text)' }

/** A text with each place that has the keyword marked; `wanted` is from `wantedOf`, blank for none. Plain elements, for rows. */
export function markedText(text: string, wanted: string): ReactNode {
  const parts = cutAtMatches(text, wanted)
  if (parts.length === 1) return text
  return parts.map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part has only its place
      <mark key={n} style={MARK}>
        {part}
      </mark>
    ),
  )
}
