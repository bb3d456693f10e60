import { Menu, Text } from '@mantine/core'
import type { MouseEvent } from 'react'
import '@mantine/core/styles/Menu.layer.css'
import type { MenuAction, MenuGroup, MenuRadioGroup, MenuItem } from './menu-items'
import { ExternalTarget, usePopupButton } from './popup-button'
import type { PopupProps } from './use-popup'

interface Props extends PopupProps {
  items: () => readonly MenuItem[]
  isWide?: boolean
}

/** Dropdown of `MenuTrigger`, which renders the button itself. */
export function MenuPanel({ id, button, onClose, items, isWide = false }: Props) {
  const isOpen = usePopupButton({ id, onClose })
  return (
    <Menu
      id={id}
      opened={isOpen}
      onChange={onClose}
      position="bottom-end"
      width={isWide ? 'target' : undefined}
      returnFocus={false}
      // A menu taller than the window scrolls: scrolling the page would hide it with its button.
      middlewares={{ flip: true, shift: true, size: { padding: 8 } }}
    >
      <Menu.Target>
        <ExternalTarget button={button} />
      </Menu.Target>
      <Menu.Dropdown miw={isWide ? 'max-content' : undefined} style={{ overflowY: 'auto' }}>
        <MenuItems of={items} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Separate component, so that `items` is called only while the dropdown is mounted. */
function MenuItems({ of }: { of: () => readonly MenuItem[] }) {
  return of().map((item) => {
    if ('options' in item) return <MenuRadioItems key={item.label ?? ''} group={item} />
    if ('heading' in item) return <MenuGroupItems key={item.heading} group={item} />
    if ('separator' in item) return <Menu.Divider key={item.separator} />
    return <MenuActionItem key={item.label} item={item} />
  })
}

function MenuGroupItems({ group: { heading, actions } }: { group: MenuGroup }) {
  return (
    <div role="group" aria-label={heading}>
      <Menu.Label aria-hidden="true">{heading}</Menu.Label>
      {actions.map((action) => (
        <MenuActionItem key={action.label} item={action} />
      ))}
    </div>
  )
}

const hasModifier = (event: MouseEvent) => event.metaKey || event.altKey || event.ctrlKey || event.shiftKey

function MenuActionItem({ item }: { item: MenuAction }) {
  const { label, icon: Icon, tone, href, hint, disabledReason, isBusy, onSelect } = item
  const isDisabled = disabledReason !== undefined || isBusy === true
  const look = {
    leftSection: Icon && <Icon aria-hidden />,
    c: isDisabled ? 'dimmed' : tone === 'danger' ? 'var(--gc-bad)' : undefined,
  }
  if (href !== undefined && !isDisabled) {
    const onClick = (event: MouseEvent) => {
      if (hasModifier(event)) return
      event.preventDefault()
      onSelect()
    }
    return (
      <Menu.Item {...look} component="a" href={href} onClick={onClick}>
        {label}
      </Menu.Item>
    )
  }
  return (
    <Menu.Item
      {...look}
      // Not `disabled`: the arrow keys would skip the item and its reason.
      aria-disabled={isDisabled || undefined}
      closeMenuOnClick={!isDisabled}
      onClick={() => isDisabled || onSelect()}
    >
      {label}
      {(disabledReason ?? hint) && (
        <Text size="sm" c="dimmed" maw="var(--gc-length-16)">
          {disabledReason ?? hint}
        </Text>
      )}
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
