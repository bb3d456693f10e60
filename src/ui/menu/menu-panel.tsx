import { Menu, Text } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import '@mantine/core/styles/Menu.layer.css'
import { isSecondClick } from '../button/second-click'
import type { MenuAction, MenuItem } from './menu-items'
import { ExternalTarget, usePopupButton } from './popup-button'
import type { PopupProps } from './use-popup'

interface Props extends PopupProps {
  items: () => readonly MenuItem[]
}

/** Dropdown of `MenuTrigger`, which renders the button itself. */
export function MenuPanel({ id, onClose, items }: Props) {
  const isOpen = usePopupButton({ id, onClose })
  return (
    <Menu
      id={id}
      opened={isOpen}
      onChange={onClose}
      position="bottom-end"
      returnFocus={false}
      // A menu taller than the window scrolls: scrolling the page would hide it with its button.
      middlewares={{ flip: true, shift: true, size: { padding: 8 } }}
    >
      <Menu.Target>
        <ExternalTarget id={id} />
      </Menu.Target>
      <Menu.Dropdown miw="var(--gc-length-9)" style={{ overflowY: 'auto' }}>
        {isOpen && items().map(renderItem)}
      </Menu.Dropdown>
    </Menu>
  )
}

function renderItem(item: MenuItem) {
  if ('separator' in item) return <Menu.Divider key={item.separator} />
  if ('options' in item)
    return (
      <Labelled key={item.label ?? ''} label={item.label}>
        <Menu.RadioGroup value={item.selected}>
          {item.options.map(({ value, label, lang, onSelect }) => (
            <Menu.RadioItem key={value} value={value} lang={lang} onChange={onSelect} closeMenuOnClick>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Labelled>
    )
  if ('heading' in item)
    return (
      <Labelled key={item.heading} label={item.heading}>
        {item.actions.map(renderItem)}
      </Labelled>
    )
  return <MenuActionItem key={item.label} item={item} />
}

/** Items below a label, in a group that has it as its name. */
function Labelled({ label, children }: { label: string | undefined; children: ReactNode }) {
  if (label === undefined) return children
  return (
    <div role="group" aria-label={label}>
      <Menu.Label aria-hidden="true">{label}</Menu.Label>
      {children}
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
      if (!isSecondClick(event)) onSelect()
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
      onClick={(event) => isDisabled || isSecondClick(event) || onSelect()}
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
