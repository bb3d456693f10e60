import { type KeyboardEvent, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { t } from '#/i18n/i18n'
import { notify } from '../notifications/notify'
import { ChunkErrorMessage } from '../status/lazy-part'

interface LazyPopupOptions<Panel> {
  /** Imports the panel's chunk. Must be a stable function. */
  load: () => Promise<Panel>
  /** Value of `aria-haspopup`. */
  popup: 'menu' | 'dialog'
  isDisabled?: boolean
  /** Ref for callers that need the button too. */
  ref?: RefObject<HTMLButtonElement | null>
}

/** Props of the lazily loaded panel. */
export interface PopupProps {
  /** Id of the button; the dropdown's is `{id}-dropdown`. */
  id: string
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

/** Loads the code of a popup for its button; undefined if that fails, which is told, or if the focus leaves the button meanwhile. */
export async function loadPopup<Panel>(
  button: HTMLButtonElement | null,
  load: () => Promise<Panel>,
): Promise<Panel | undefined> {
  // Safari does not focus a clicked button.
  button?.focus()
  try {
    const Panel = await load()
    return document.activeElement === button ? Panel : undefined
  } catch {
    notify('warning', t('problem.chunk'), <ChunkErrorMessage />)
    return undefined
  }
}

/**
 * Trigger of a popup whose chunk is preloaded on hover or focus and rendered from the first click on, because a list
 * has dozens of triggers and few are used. The button is never remounted. If the focus leaves it while the chunk
 * loads, the popup does not open.
 */
export function useLazyPopup<Panel>({ load, popup, isDisabled = false, ref }: LazyPopupOptions<Panel>) {
  const id = useId()
  const ownRef = useRef<HTMLButtonElement>(null)
  const button = ref ?? ownRef
  const [loaded, setLoaded] = useState<{ Panel: Panel }>()
  const [isOpen, setOpen] = useState(false)

  const preload = useCallback(() => {
    // A failed preload is reported when the button is clicked.
    load().catch(() => undefined)
  }, [load])
  const open = async () => {
    const Panel = await loadPopup(button.current, load)
    if (Panel === undefined) return
    setLoaded((current) => current ?? { Panel })
    setOpen(true)
  }
  const toggle = () => {
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
    onClick: toggle,
    onKeyDown: (event: KeyboardEvent) => {
      if (popup !== 'menu' || event.key !== 'ArrowDown' || isOpen) return
      event.preventDefault()
      toggle()
    },
  }
  return { triggerProps, loaded, popupProps: { id, button, isOpen, onChange: setOpen } satisfies PopupProps }
}

/** Props that turn a button into the trigger of a popup. */
export type TriggerProps = ReturnType<typeof useLazyPopup>['triggerProps']
