import type { ReactNode } from 'react'
import { tooltipText } from '#/format/truncate'
import { channelTypeName, channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import classes from './channel-type-badge.module.css'

/** Two letters that tell a provider from others: the initials of two words, or the first two letters of one. */
function lettersOf(name: string): string {
  const [first = '', second] = (name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== 'AI')
  const letters =
    second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1).toUpperCase()
  // Two Chinese characters do not fit into the mark.
  const mark = /^[A-Za-z\d]+$/.test(letters) ? letters : letters.slice(0, 1)
  return mark.slice(0, 1).toUpperCase() + mark.slice(1)
}

/** Name of a channel type and the attributes of its mark: letters on the colour of the type. */
function typeLook(type: number) {
  const channelType = channelTypeOf(type)
  const token = `--gc-type-${channelType?.color ?? 'gray'}`
  const name = channelTypeName(type)
  return {
    name,
    mark: {
      className: classes.mark,
      style: { ['--type-color' as string]: `var(${token})` },
      'data-mark': channelType ? lettersOf(name) : '?',
    },
  }
}

/** Mark of a channel type beside its name. Decorative. */
export function ChannelTypeMark({ type }: { type: number }) {
  return <span aria-hidden="true" {...typeLook(type).mark} />
}

interface BadgeProps {
  type: number
  /** Marks in the name what a search has found. */
  mark: (name: string) => ReactNode
}

/** Name of a channel type after its mark, in full as a tooltip where the column is narrow. An unknown type shows its number. */
export function ChannelTypeBadge({ type, mark: markIn }: BadgeProps) {
  const { name, mark } = typeLook(type)
  return (
    <span {...mark} className={`${classes.mark} ${classes.badge}`} title={tooltipText(name)}>
      <span className={classes.label}>{markIn(name)}</span>
    </span>
  )
}
