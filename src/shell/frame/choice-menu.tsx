import { ActionIcon, Menu } from '@mantine/core'
import { Icon, type IconName } from '#/ui/icon/icon'

interface Props<Value extends string> {
  label: string
  icon: IconName
  value: Value
  choices: readonly { value: Value; label: string; lang?: string }[]
  onChoose: (value: Value) => void
}

/** A small button that opens a menu of which one is chosen. */
export function ChoiceMenu<Value extends string>({ label, icon, value, choices, onChoose }: Props<Value>) {
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text)
    if (chosen) onChoose(chosen.value)
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label}>
          <Icon name={icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={choose}>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} lang={choice.lang} closeMenuOnClick>
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
