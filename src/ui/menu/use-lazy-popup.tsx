import { type KeyboardEvent, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#/i18n/i18n'
import { ChunkErrorMessage } from '../status/chunk-error-message'
import { notify } from '../notifications/notify'

interface LazyPopupOptions<Panel> {
  /** Fetches the code of what opens; constant. */
  load: () => Promise<Panel>
  /** What opens, as screen readers call it. */
  popup: 'menu' | 'dialog'
  isDisabled?: boolean
  /** Where the caller needs the button as well. */
  ref?: RefObject<HTMLButtonElement | null>
}

/** What the code fetched has to know to stand at its button. */
export interface PopupProps {
  /** The id of the button; of what opens it is `{id}-dropdown`. */
  id: string
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

/**
 * A button that opens something whose code is fetched when it is first pressed: a list draws dozens of such buttons,
 * and hardly one is pressed. `forButton` are the props of the button, which stays the same element; `loaded` is there
 * from the first press on. Nothing opens when the focus went elsewhere meanwhile.
 */
export function useLazyPopup<Panel>({ load, popup, isDisabled = false, ref }: LazyPopupOptions<Panel>) {
  const id = useId()
  const own = useRef<HTMLButtonElement>(null)
  const button = ref ?? own
  const [loaded, setLoaded] = useState<{ Panel: Panel }>()
  const [isOpen, setOpen] = useState(false)

  const preload = useCallback(() => {
    // Told of when the button is pressed.
    load().catch(() => undefined)
  }, [load])
  const open = async () => {
    // Some browsers leave the focus where it was when a button is clicked.
    button.current?.focus()
    try {
      const Panel = await load()
      if (document.activeElement !== button.current) return
      // First closed, as Mantine expects: what is mounted open never learns where the focus was before.
      flushSync(() => setLoaded((before) => before ?? { Panel }))
      setOpen(true)
    } catch {
      notify('warning', t('problem.chunk'), <ChunkErrorMessage />)
    }
  }
  const press = () => {
    if (isDisabled) return
    if (isOpen) setOpen(false)
    else void open()
  }
  const triggerProps = {
    ref: button,
    id,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    'data-expanded': isOpen || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (popup !== 'menu' || event.key !== 'ArrowDown' || isOpen) return
      event.preventDefault()
      press()
    },
  }
  return { triggerProps, loaded, popupProps: { id, button, isOpen, onChange: setOpen } satisfies PopupProps }
}

/** The props that make a button open something. */
export type TriggerProps = ReturnType<typeof useLazyPopup>['triggerProps']
