import { Popover } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { ExternalTarget, usePopupButton } from './popup-button'
import type { PopupProps } from './use-popup'

interface Props extends PopupProps {
  content: (close: () => void) => ReactNode
  placement?: 'bottom-start' | 'bottom-end'
}

/** Dropdown of `PopoverTrigger`, which renders the button itself; traps the focus while open. */
export function PopoverPanel({ id, onClose, content, placement = 'bottom-end' }: Props) {
  const isOpen = usePopupButton({ id, onClose })
  // Of an open list, or of a popover inside, Escape closes that alone.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (event.target instanceof Element && event.target.getAttribute('aria-expanded') !== 'true') onClose()
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
