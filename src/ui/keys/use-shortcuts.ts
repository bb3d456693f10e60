import { useHotkeys } from '@mantine/hooks'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { isComposing } from '../language/is-composing'
import { useStored } from '../storage/use-stored'

/** Whether the keyboard has ⌘ in the place of Ctrl. */
export const hasCommandKey = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const stored = storedValue('shortcuts', z.boolean())
const choose = (isOn: boolean) => void stored.write(isOn)

/** Whether single keys are shortcuts in this browser, and a function that stores the choice. */
export function useShortcutChoice(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useStored(stored) ?? true, choose]
}

/** Where a key is text, or chooses among options. The cells of a table in edit mode begin to edit with any key. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"], [role="grid"]'
/** What is open over the page. Popups of Mantine and of rows tell it by their buttons. */
const POPUPS = 'dialog[open], [role="dialog"], [role="menu"], [aria-haspopup][aria-expanded="true"]'

/** Whether the keys of a control are text, or choose among options. */
export const isTypedInto = (control: Element) => control.closest(TYPED_INTO) !== null

/** Whether a key is not meant as a shortcut. */
function isForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing({ nativeEvent: event })) return true
  const isTyped = event.target instanceof Element && isTypedInto(event.target)
  return isTyped || document.querySelector(POPUPS) !== null
}

/** A key as `useHotkeys` writes it, and what it does; false if it did nothing, so that the browser may use the key. */
export type Shortcut = readonly [key: string, run: () => unknown]

/**
 * Single-key shortcuts while the component is mounted. They are off while something is typed, while a dialog, menu or
 * popover is open, with Ctrl, Alt or ⌘, and where the person has switched them off.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const [isOn] = useShortcutChoice()
  const hotkeys = shortcuts.map(([key, run]): [string, (event: KeyboardEvent) => void, object] => [
    key,
    (event) => {
      if (!isForOthers(event) && run() !== false) event.preventDefault()
    },
    { preventDefault: false },
  ])
  // Without the library's list of elements: a checkbox of a row has the focus when its row is the active one.
  useHotkeys(isOn ? hotkeys : [], [], true)
}
