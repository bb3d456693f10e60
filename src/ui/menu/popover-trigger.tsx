import type { ReactNode } from 'react'
import { type TriggerProps, useLazyPopup } from './use-lazy-popup'

const load = async () => (await import('./popover-panel')).PopoverPanel

interface Props {
  /** Renders the popover's controls while it is open; `close` closes it. The popover is labelled by the button. */
  content: (close: () => void) => ReactNode
  /** Renders the button with the given props. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/** Button with a lazily loaded popover; closing it returns the focus to the button. */
export function PopoverTrigger({ content, children }: Props) {
  const { triggerProps, loaded, popupProps } = useLazyPopup({ load, popup: 'dialog' })
  return (
    <>
      {children(triggerProps)}
      {loaded && <loaded.Panel {...popupProps} content={content} />}
    </>
  )
}
