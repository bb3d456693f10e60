import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { ExternalTarget, usePopupButton } from './popup-button'
import type { PopupProps } from './use-lazy-popup'

interface Props extends PopupProps {
  content: (close: () => void) => ReactNode
  placement: 'bottom-start' | 'bottom-end' | undefined
}

/** Dropdown of `PopoverTrigger`, which renders the button itself; traps the focus while open. */
export function PopoverPanel({ id, button, isOpen, onChange, content, placement = 'bottom-end' }: Props) {
  usePopupButton({ id, isOpen, onChange })
  return (
    <Popover id={id} opened={isOpen} onChange={onChange} position={placement} trapFocus>
      <Popover.Target>
        <ExternalTarget button={button} />
      </Popover.Target>
      <Popover.Dropdown>
        <Content of={() => content(() => onChange(false))} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Separate component, so that `content` is called only while the dropdown is mounted. */
function Content({ of }: { of: () => ReactNode }) {
  return of()
}
