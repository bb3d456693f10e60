import { useCallback, type ReactNode, type RefObject } from 'react'
import { type TriggerProps, useLazyPopup } from './use-lazy-popup'

interface Props<Loaded> {
  /** Loads what the content needs, so that the popover opens filled. Must be a stable function. */
  load?: () => Promise<Loaded>
  /** Renders the popover's controls while it is open; `close` closes it. The popover is labelled by the button. */
  content: (close: () => void, loaded: Loaded) => ReactNode
  /** Edge of the button that the popover is aligned with. */
  placement?: 'bottom-start' | 'bottom-end'
  /** Ref for callers that need the button too. */
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** Renders the button with the given props. */
  children: (triggerProps: TriggerProps) => ReactNode
}

/** Button with a lazily loaded popover; closing it returns the focus to the button. */
export function PopoverTrigger<Loaded>({ load, content, placement, buttonRef, children }: Props<Loaded>) {
  const loadAll = useCallback(async () => {
    const [{ PopoverPanel }, code] = await Promise.all([import('./popover-panel'), load?.()])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `load` the content takes nothing
    return { PopoverPanel, code: code as Loaded }
  }, [load])
  const { triggerProps, loaded, popupProps } = useLazyPopup({
    load: loadAll,
    popup: 'dialog',
    ref: buttonRef,
  })
  const panel = loaded?.Panel
  return (
    <>
      {children(triggerProps)}
      {panel && (
        <panel.PopoverPanel
          {...popupProps}
          content={(close) => content(close, panel.code)}
          placement={placement}
        />
      )}
    </>
  )
}
