import type { PlainKey } from '#/i18n/i18n'

/** Colours that tell types apart at a glance; always beside the name, never instead of it. */
export type TypeColor =
  | 'blue'
  | 'cyan'
  | 'dark'
  | 'green'
  | 'lime'
  | 'orange'
  | 'pink'
  | 'red'
  | 'teal'
  | 'violet'
  | 'yellow'

/** How the number that the server keeps as balance is to be read (decision 28). */
export type BalanceUnit = 'dollars' | 'yuan' | 'yuanPerTenThousand' | 'quota'

/** What there is to know about one type of channel; nothing else in the console knows its number. */
export interface ChannelType {
  /** The number on the wire (contract 8.4). */
  value: number
  label: PlainKey
  color: TypeColor
  /** Left out where no balance can be asked for. */
  balance?: BalanceUnit
}

/** Describes one type. */
export function defineChannelType(type: ChannelType): ChannelType {
  return type
}
