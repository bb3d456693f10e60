import { useState, type ReactNode } from 'react'
import { lazyPart } from '../status/lazy-part'
import { type TriggerProps, usePopup } from './use-popup'

interface Props {
  /** Renders the popover's controls while it is open; `close` closes it. The popover is labelled by the button. */
  content: (close: () => void) => ReactNode
  /** Edge of the button that the popover is aligned with. */
  placement?: 'bottom-start' | 'bottom-end'
  /** Loads the code of the content, so that the popover opens filled. */
  load?: () => Promise<void>
  /** Renders the button with the given props. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/** Button with a lazily loaded popover; closing it returns the focus to the button. */
export function PopoverTrigger({ load, children, ...props }: Props) {
  const [Popover] = useState(() =>
    lazyPart(async () => (await Promise.all([import('./popover-panel'), load?.()]))[0].PopoverPanel),
  )
  const { triggerProps, popupProps } = usePopup('dialog', Popover.preload)
  return (
    <>
      {children(triggerProps)}
      {popupProps && <Popover {...popupProps} {...props} />}
    </>
  )
}
