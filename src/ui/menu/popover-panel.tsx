import { Popover } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { isComposing } from '#/ui/language/is-composing'
import { ExternalTarget, usePopupButton } from './popup-button'
import type { PopupProps } from './use-popup'

interface Props extends PopupProps {
  content: (close: () => void) => ReactNode
  placement?: 'bottom-start' | 'bottom-end'
}

/** Dropdown of `PopoverTrigger`, which renders the button itself; traps the focus while open. */
export function PopoverPanel({ id, onClose, content, placement = 'bottom-end' }: Props) {
  const isOpen = usePopupButton({ id, onClose })
  // Escape closes a list of choices, or a popover inside, alone.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.stopPropagation()
    const list = event.target instanceof Element ? event.target.getAttribute('aria-controls') : null
    const hasChoices = list !== null && document.getElementById(list)?.querySelector('[role=option]')
    if (!event.defaultPrevented && !hasChoices) onClose()
  }
  return (
    <Popover id={id} opened={isOpen} onChange={onClose} position={placement} trapFocus closeOnEscape={false}>
      <Popover.Target>
        <ExternalTarget id={id} />
      </Popover.Target>
      <Popover.Dropdown onKeyDown={closeOnEscape}>{isOpen && content(onClose)}</Popover.Dropdown>
    </Popover>
  )
}
