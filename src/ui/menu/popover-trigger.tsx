import type { ReactNode } from 'react'
import { type TriggerProps, useLazyPopup } from './use-lazy-popup'

const load = async () => (await import('./popover-panel')).PopoverPanel

interface Props {
  /** What opens, named like the button; drawn only while it is open, which ends with `close`. */
  content: (close: () => void) => ReactNode
  /** The button, which takes these props. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/** A button that opens a few controls beside it; closing them brings the focus back. */
export function PopoverTrigger({ content, children }: Props) {
  const { triggerProps, loaded, popupProps } = useLazyPopup({ load, popup: 'dialog' })
  return (
    <>
      {children(triggerProps)}
      {loaded && <loaded.Panel {...popupProps} content={content} />}
    </>
  )
}
