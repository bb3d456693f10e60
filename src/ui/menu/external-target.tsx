import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface Props {
  button: RefObject<HTMLButtonElement | null>
  ref?: Ref<HTMLButtonElement | null>
}

/** Shows the library a button that is there already, so that it hangs its menu there instead of drawing another. */
export function ExternalTarget({ button, ref }: Props) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button])
  return null
}
