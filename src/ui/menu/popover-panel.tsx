import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { ExternalTarget } from './external-target'
import type { PopupProps } from './use-lazy-popup'

interface Props extends PopupProps {
  content: (close: () => void) => ReactNode
}

/** What opens at a button and holds controls; only the dropdown, the button is there already. */
export function PopoverPanel({ id, button, isOpen, onChange, content }: Props) {
  return (
    <Popover id={id} opened={isOpen} onChange={onChange} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ExternalTarget button={button} />
      </Popover.Target>
      <Popover.Dropdown>
        <Content of={() => content(() => onChange(false))} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** A component of its own: drawn only while there is a dropdown. */
function Content({ of }: { of: () => ReactNode }) {
  return of()
}
