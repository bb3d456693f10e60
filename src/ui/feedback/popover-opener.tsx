import type { ReactNode } from 'react'
import { type ForButton, useOpener } from './use-opener'

const load = async () => (await import('./popover-panel')).PopoverPanel

interface Props {
  /** What opens, named like the button; drawn only while it is open, which ends with `close`. */
  content: (close: () => void) => ReactNode
  /** The button, which takes these props. */
  children: (forButton: ForButton) => ReactNode
}

/** A button that opens a few controls beside it; closing them brings the focus back. */
export function PopoverOpener({ content, children }: Props) {
  const { forButton, loaded, opened } = useOpener({ load, opens: 'dialog' })
  return (
    <>
      {children(forButton)}
      {loaded && <loaded.Panel {...opened} content={content} />}
    </>
  )
}
