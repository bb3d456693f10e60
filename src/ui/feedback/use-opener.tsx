import { type KeyboardEvent, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#/i18n/i18n'
import { MissingPart } from './missing-part'
import { tell } from './tell'

interface Asked<Panel> {
  /** Fetches the code of what opens; constant. */
  load: () => Promise<Panel>
  /** What opens, as screen readers call it. */
  opens: 'menu' | 'dialog'
  isDisabled?: boolean
  /** Where the caller needs the button as well. */
  ref?: RefObject<HTMLButtonElement | null>
}

/** What the code fetched has to know to stand at its button. */
export interface Opened {
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
export function useOpener<Panel>({ load, opens, isDisabled = false, ref }: Asked<Panel>) {
  const id = useId()
  const own = useRef<HTMLButtonElement>(null)
  const button = ref ?? own
  const [loaded, setLoaded] = useState<{ Panel: Panel }>()
  const [isOpen, setOpen] = useState(false)

  const fetchEarly = useCallback(() => {
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
      tell('warning', t('problem.chunk'), <MissingPart />)
    }
  }
  const press = () => {
    if (isDisabled) return
    if (isOpen) setOpen(false)
    else void open()
  }
  const forButton = {
    ref: button,
    id,
    'aria-haspopup': opens,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    'data-expanded': isOpen || undefined,
    onPointerEnter: fetchEarly,
    onFocus: fetchEarly,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (opens !== 'menu' || event.key !== 'ArrowDown' || isOpen) return
      event.preventDefault()
      press()
    },
  }
  return { forButton, loaded, opened: { id, button, isOpen, onChange: setOpen } satisfies Opened }
}

/** The props that make a button open something. */
export type ForButton = ReturnType<typeof useOpener>['forButton']
