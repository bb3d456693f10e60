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
export interface MenuRadioGroup {
  label?: string
  selected: string
  options: readonly { value: string; label: string; lang?: string }[]
  onSelect: (value: string) => void
}

interface MenuGroup {
  heading: string
  actions: readonly MenuAction[]
}

interface MenuSeparator {
  separator: string
}

/** Item of a menu. Plain data, so that a screen with a menu does not load the menu component. */
export type MenuItem = MenuAction | MenuRadioGroup | MenuGroup | MenuSeparator

/** Builds a radio group whose `onSelect` gets the typed value instead of a string. */
export function radioGroup<Value extends string>(group: {
  label?: string
  selected: Value
  options: readonly { value: Value; label: string; lang?: string }[]
  onSelect: (value: Value) => void
}): MenuRadioGroup {
  const onSelect = (selected: string) => {
    const option = group.options.find(({ value }) => value === selected)
    if (option) group.onSelect(option.value)
  }
  return { ...group, onSelect }
}
