import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { ExternalTarget, usePopupButton } from './popup-button'
import type { PopupProps } from './use-popup'

interface Props extends PopupProps {
  content: (close: () => void) => ReactNode
  placement?: 'bottom-start' | 'bottom-end'
}

/** Dropdown of `PopoverTrigger`, which renders the button itself; traps the focus while open. */
export function PopoverPanel({ id, onClose, content, placement = 'bottom-end' }: Props) {
  const isOpen = usePopupButton({ id, onClose })
  return (
    <Popover id={id} opened={isOpen} onChange={onClose} position={placement} trapFocus>
      <Popover.Target>
        <ExternalTarget id={id} />
      </Popover.Target>
      <Popover.Dropdown>{isOpen && content(onClose)}</Popover.Dropdown>
    </Popover>
  )
}
