import type { ReactNode, RefObject } from 'react'
import { type TriggerProps, useLazyPopup } from './use-lazy-popup'

const load = async () => (await import('./popover-panel')).PopoverPanel

interface Props {
  /** Renders the popover's controls while it is open; `close` closes it. The popover is labelled by the button. */
  content: (close: () => void) => ReactNode
  /** Edge of the button that the popover is aligned with. */
  placement?: 'bottom-start' | 'bottom-end'
  /** Ref for callers that need the button too. */
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** Renders the button with the given props. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/** Button with a lazily loaded popover; closing it returns the focus to the button. */
export function PopoverTrigger({ content, placement, buttonRef, children }: Props) {
  const { triggerProps, loaded, popupProps } = useLazyPopup({ load, popup: 'dialog', ref: buttonRef })
  return (
    <>
      {children(triggerProps)}
      {loaded && <loaded.Panel {...popupProps} content={content} placement={placement} />}
    </>
  )
}
