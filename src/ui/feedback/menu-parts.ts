/** Something a menu does. */
export interface MenuAction {
  label: string
  /** Why it cannot be chosen now; it stays within reach, so that the reason can be read (H12). */
  obstacle?: string
  /** It was chosen, and is being done. */
  isBusy?: boolean
  onChoose: () => void
}

/** Several things of which one is chosen; `label` stands above them where a menu has more than one such group. */
export interface MenuChoice {
  label?: string
  chosen: string
  choices: readonly { value: string; label: string; lang?: string }[]
  onChoose: (value: string) => void
}

/** What a menu is made of: data, so that who has a menu need not have the code that draws it. */
export type MenuPart = MenuAction | MenuChoice

/** A group of which one of a known few is chosen. */
export function choiceOf<Value extends string>(group: {
  label?: string
  chosen: Value
  choices: readonly { value: Value; label: string; lang?: string }[]
  onChoose: (value: Value) => void
}): MenuChoice {
  const onChoose = (text: string) => {
    const choice = group.choices.find(({ value }) => value === text)
    if (choice) group.onChoose(choice.value)
  }
  return { ...group, onChoose }
}
