import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon/icon'

interface Choices<Value extends string> {
  value: Value
  choices: readonly { value: Value; label: string; lang?: string }[]
  onChoose: (value: Value) => void
}

/** Items of a menu of which one is chosen; `label` stands above them where a menu has more than one such group. */
export function ChoiceGroup<Value extends string>(group: Choices<Value> & { label?: string }) {
  const { value, choices, onChoose, label } = group
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text)
    if (chosen) onChoose(chosen.value)
  }
  const items = (
    <Menu.RadioGroup value={value} onChange={choose}>
      {choices.map((choice) => (
        <Menu.RadioItem key={choice.value} value={choice.value} lang={choice.lang} closeMenuOnClick>
          {choice.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
  if (label === undefined) return items
  return (
    // The library's group is none in the page.
    <div role="group" aria-label={label}>
      <Menu.Label aria-hidden="true">{label}</Menu.Label>
      {items}
    </div>
  )
}

interface Props {
  label: string
  icon: IconName
  /** One group or more. */
  children: ReactNode
}

/** A small button that opens a menu of choices. */
export function ChoiceMenu({ label, icon, children }: Props) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label}>
          <Icon name={icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
