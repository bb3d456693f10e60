import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface Props {
  button: RefObject<HTMLButtonElement | null>
  ref?: Ref<HTMLButtonElement | null>
}

/** Lets `Menu.Target` and `Popover.Target` anchor to an existing button: forwards its DOM node and renders nothing. */
export function ExternalTarget({ button, ref }: Props) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button])
  return null
}

/**
 * Where a popup of `button` is rendered: inside its modal dialog, if it is in one, because everything outside is inert;
 * fixed, because the dialog scrolls.
 */
export function popupPlacement(button: HTMLButtonElement | null) {
  const dialog = button?.closest<HTMLElement>('dialog:modal')
  return dialog ? ({ portalProps: { target: dialog }, floatingStrategy: 'fixed' } as const) : {}
}
