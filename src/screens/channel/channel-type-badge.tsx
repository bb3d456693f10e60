import type { ReactNode } from 'react'
import { tooltipText } from '#/format/truncate'
import { channelTypeName, channelTypeOf } from '#/resources/channel/channel-types/channel-types'

/** Two letters that tell a provider from others: the initials of two words, or the first two letters of one. */
function lettersOf(name: string): string {
  const [first = '', second] = (name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== 'AI')
  const letters =
    second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1).toUpperCase()
  // Two Chinese characters do not fit into the mark.
  const mark = /^[A-Za-z\d]+$/.test(letters) ? letters : letters.slice(0, 1)
  return mark.slice(0, 1).toUpperCase() + mark.slice(1)
}

const MARK = {
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 'calc(var(--gc-icon) + var(--gc-space-half))',
  height: 'calc(var(--gc-icon) + var(--gc-space-half))',
  borderRadius: 'var(--mantine-radius-sm)',
  color: 'var(--mantine-color-white)',
  fontSize: '0.625rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  forcedColorAdjust: 'none',
} as const

/** Mark of a channel type beside its name: letters on the colour of the type. Decorative. */
export function ChannelTypeMark({ type }: { type: number }) {
  const channelType = channelTypeOf(type)
  const background = `var(--gc-type-${channelType?.color ?? 'gray'})`
  return (
    <span aria-hidden="true" style={{ ...MARK, background }}>
      {channelType ? lettersOf(channelTypeName(type)) : '?'}
    </span>
  )
}

const BADGE = { display: 'inline-flex', gap: 'var(--gc-space-2)', alignItems: 'center', maxWidth: '100%' }
const NAME = { overflow: 'clip', minWidth: 0, textOverflow: 'ellipsis' }

interface BadgeProps {
  type: number
  /** Marks in the name what a search has found. */
  mark: (name: string) => ReactNode
}

/** Name of a channel type after its mark, in full as a tooltip where the column is narrow. An unknown type shows its number. */
export function ChannelTypeBadge({ type, mark }: BadgeProps) {
  const name = channelTypeName(type)
  return (
    <span data-mark style={BADGE} title={tooltipText(name)}>
      <ChannelTypeMark type={type} />
      <span style={NAME}>{mark(name)}</span>
    </span>
  )
}
