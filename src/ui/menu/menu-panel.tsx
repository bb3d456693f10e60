import { Menu, Text } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import type { MenuAction, MenuRadioGroup, MenuItem } from './menu-items'
import { ExternalTarget } from './external-target'
import type { PopupProps } from './use-lazy-popup'

interface Props extends PopupProps {
  items: () => readonly MenuItem[]
  isWide?: boolean
}

/** Dropdown of `MenuTrigger`, which renders the button itself. */
export function MenuPanel({ id, button, isOpen, onChange, items, isWide = false }: Props) {
  return (
    <Menu
      id={id}
      opened={isOpen}
      onChange={onChange}
      position="bottom-end"
      width={isWide ? 'target' : undefined}
      shadow="md"
    >
      <Menu.Target>
        <ExternalTarget button={button} />
      </Menu.Target>
      <Menu.Dropdown miw={isWide ? 'max-content' : undefined}>
        <MenuItems of={items} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Separate component, so that `items` is called only while the dropdown is mounted. */
function MenuItems({ of }: { of: () => readonly MenuItem[] }) {
  return of().map((item) =>
    'options' in item ? (
      <MenuRadioItems key={item.label ?? ''} group={item} />
    ) : (
      <MenuActionItem key={item.label} item={item} />
    ),
  )
}

function MenuActionItem({ item }: { item: MenuAction }) {
  const { label, disabledReason, isBusy, onSelect } = item
  const isDisabled = disabledReason !== undefined
  return (
    <Menu.Item
      // Not `disabled`: the arrow keys would skip the item and its reason (H12).
      aria-disabled={isDisabled || undefined}
      c={isDisabled ? 'dimmed' : undefined}
      disabled={isBusy}
      closeMenuOnClick={!isDisabled}
      onClick={() => isDisabled || onSelect()}
    >
      {label}
      {isDisabled && <Text size="xs">{disabledReason}</Text>}
    </Menu.Item>
  )
}

function MenuRadioItems({ group }: { group: MenuRadioGroup }) {
  const { label, selected, options, onSelect } = group
  const radioItems = (
    <Menu.RadioGroup value={selected} onChange={onSelect}>
      {options.map((option) => (
        <Menu.RadioItem key={option.value} value={option.value} lang={option.lang} closeMenuOnClick>
          {option.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
  if (label === undefined) return radioItems
  return (
    // `Menu.RadioGroup` renders no element, so the group needs one with a name.
    <div role="group" aria-label={label}>
      <Menu.Label aria-hidden="true">{label}</Menu.Label>
      {radioItems}
    </div>
  )
}
