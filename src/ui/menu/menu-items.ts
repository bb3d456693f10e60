/** Something a menu does. */
export interface MenuAction {
  label: string
  /** Why it cannot be chosen now; it stays within reach, so that the reason can be read (H12). */
  disabledReason?: string
  /** It was chosen, and is being done. */
  isBusy?: boolean
  onSelect: () => void
}

/** Several things of which one is chosen; `label` stands above them where a menu has more than one such group. */
export interface MenuRadioGroup {
  label?: string
  selected: string
  options: readonly { value: string; label: string; lang?: string }[]
  onSelect: (value: string) => void
}

/** What a menu is made of: data, so that who has a menu need not have the code that draws it. */
export type MenuItem = MenuAction | MenuRadioGroup

/** A group of which one of a known few is chosen. */
export function radioGroup<Value extends string>(group: {
  label?: string
  selected: Value
  options: readonly { value: Value; label: string; lang?: string }[]
  onSelect: (value: Value) => void
}): MenuRadioGroup {
  const onSelect = (text: string) => {
    const option = group.options.find(({ value }) => value === text)
    if (option) group.onSelect(option.value)
  }
  return { ...group, onSelect }
}
