import type { Icon } from '@tabler/icons-react'

export interface MenuAction {
  label: string
  icon?: Icon
  /** `danger` for what cannot be undone. */
  tone?: 'danger' | undefined
  /** A link to a page; `onSelect` then navigates, and the browser may open it in a new tab. */
  href?: string | undefined
  hint?: string
  /** Why the action is not available. The item stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined
  isBusy?: boolean | undefined
  onSelect: () => void
}

/** Radio group of a menu; `label` is its heading, needed when the menu has more than one group. */
interface MenuRadioGroup {
  label?: string
  selected: string
  options: readonly { value: string; label: string; lang?: string; onSelect: () => void }[]
}

/** Item of a menu. Plain data, so that a screen with a menu does not load the menu component. */
export type MenuItem =
  | MenuAction
  | MenuRadioGroup
  | { heading: string; actions: readonly MenuAction[] }
  | { separator: string }
