import { useState, type ReactNode, type RefObject } from 'react'
import { lazyPart } from '../status/lazy-part'
import { type PopupProps, type TriggerProps, usePopup } from './use-popup'

interface PopoverProps<Loaded> {
  /** Renders the popover's controls while it is open; `close` closes it. The popover is labelled by the button. */
  content: (close: () => void, loaded: Loaded) => ReactNode
  /** Edge of the button that the popover is aligned with. */
  placement?: 'bottom-start' | 'bottom-end'
}

interface Props<Loaded> extends PopoverProps<Loaded> {
  /** Loads what the content needs, so that the popover opens filled. */
  load?: () => Promise<Loaded>
  /** Ref for callers that need the button too. */
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** Renders the button with the given props. */
  children: (triggerProps: TriggerProps) => ReactNode
}

const lazyPopover = <Loaded,>(load: (() => Promise<Loaded>) | undefined) =>
  lazyPart<PopupProps & PopoverProps<Loaded>>(async () => {
    const [{ PopoverPanel }, code] = await Promise.all([import('./popover-panel'), load?.()])
    return ({ content, placement, ...popup }) => (
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `load` the content takes nothing
      <PopoverPanel {...popup} placement={placement} content={(close) => content(close, code as Loaded)} />
    )
  })

/** Button with a lazily loaded popover; closing it returns the focus to the button. */
export function PopoverTrigger<Loaded>({ load, buttonRef, children, ...props }: Props<Loaded>) {
  const [Popover] = useState(() => lazyPopover(load))
  const { triggerProps, popupProps } = usePopup({ popup: 'dialog', preload: Popover.preload, ref: buttonRef })
  return (
    <>
      {children(triggerProps)}
      {popupProps && <Popover {...popupProps} {...props} />}
    </>
  )
}
