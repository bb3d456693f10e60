import type { ReactNode } from 'react'
import { type ForButton, useOpener } from './use-opener'

const load = async () => (await import('./popover-panel')).PopoverPanel

interface Props {
  /** Names what opens. */
  label: string
  /** What opens; drawn only while it is open. */
  content: () => ReactNode
  /** The button, which takes these props. */
  children: (forButton: ForButton) => ReactNode
}

/** A button that opens a few controls beside it; closing them brings the focus back. */
export function PopoverOpener({ label, content, children }: Props) {
  const { forButton, loaded, opened } = useOpener({ load, opens: 'dialog' })
  return (
    <>
      {children(forButton)}
      {loaded && <loaded.Panel {...opened} label={label} content={content} />}
    </>
  )
}
