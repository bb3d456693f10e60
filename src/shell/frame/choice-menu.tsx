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
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label}>
          <Icon name={icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            lang={choice.lang}
            rightSection={choice.value === value && <Icon name="check" />}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
