import { Menu, Text } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import type { MenuAction, MenuChoice, MenuPart } from './menu-parts'
import { StandingFor } from './standing-for'
import type { Opened } from './use-opener'

interface Props extends Opened {
  parts: () => readonly MenuPart[]
  isWide?: boolean
}

/** The menu of a button; only the dropdown, the button is there already. */
export function MenuPanel({ id, button, isOpen, onChange, parts, isWide = false }: Props) {
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
        <StandingFor button={button} />
      </Menu.Target>
      <Menu.Dropdown miw={isWide ? 'max-content' : undefined}>
        <Parts of={parts} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** A component of its own: asked for its parts only while there is a dropdown. */
function Parts({ of }: { of: () => readonly MenuPart[] }) {
  return of().map((part) =>
    'choices' in part ? (
      <Choice key={part.label ?? ''} part={part} />
    ) : (
      <Action key={part.label} part={part} />
    ),
  )
}

function Action({ part }: { part: MenuAction }) {
  const { label, obstacle, isBusy, onChoose } = part
  const isOff = obstacle !== undefined
  return (
    <Menu.Item
      // Not `disabled`: the arrow keys would pass it by, and nobody would learn why (H12).
      aria-disabled={isOff || undefined}
      c={isOff ? 'dimmed' : undefined}
      disabled={isBusy}
      closeMenuOnClick={!isOff}
      onClick={() => isOff || onChoose()}
    >
      {label}
      {isOff && <Text size="xs">{obstacle}</Text>}
    </Menu.Item>
  )
}

function Choice({ part }: { part: MenuChoice }) {
  const { label, chosen, choices, onChoose } = part
  const items = (
    <Menu.RadioGroup value={chosen} onChange={onChoose}>
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
