import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react'
import IconX from '@tabler/icons-react/icons/IconX'
import { useT } from '#/ui/language/use-t'
import { IconButton } from '../controls/icon-button'
import classes from './dialog.module.css'
import { openModal, wrapFocus } from './modal-dialogs'

interface Props {
  title: string
  /** Id of the text that a screen reader reads after the title. */
  describedBy?: string
  /** Id of the displayed record; a change moves the focus into the panel. */
  subject: string
  onClose: () => void
  /** Called for unmodified keys pressed in the panel, on its opener, or while nothing is focused. */
  onKey?: (key: string) => void
  children: ReactNode
}

/**
 * Non-modal details panel beside the page, so that another row can be opened while it is shown. Takes the focus and
 * returns it to the opener on close. On phones it covers the page and is modal.
 */
export function SidePanel({ title, describedBy, subject, onClose, onKey, children }: Props) {
  const t = useT()
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const [isNarrow] = useState(isNarrowViewport)
  const [trigger] = useState(() => document.activeElement)
  const panelRef = useCallback(
    (element: HTMLDialogElement) => {
      panel.current = element
      return isNarrow ? openModal(element, trigger) : undefined
    },
    [isNarrow, trigger],
  )

  const focusedSubject = useRef<string>(undefined)
  // Layout effects: keys pressed as soon as the panel is visible must reach it.
  useLayoutEffect(() => {
    // Once per subject: a re-render must not pull the focus back from the page.
    if (focusedSubject.current === subject) return
    focusedSubject.current = subject
    const focused = document.activeElement
    if (focused === document.body || panel.current?.contains(focused)) return
    opener.current = focused
    panel.current?.querySelector('button')?.focus()
  }, [subject])

  const close = () => {
    const isInside = panel.current?.contains(document.activeElement)
    onClose()
    if (isInside && opener.current instanceof HTMLElement) opener.current.focus()
  }
  const handleKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | ReactKeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'Escape') close()
    else onKey?.(key)
  }
  const latest = useRef(handleKeyDown)
  useLayoutEffect(() => {
    latest.current = handleKeyDown
  })
  useLayoutEffect(() => {
    // The focus may be on the body, if the focused button unmounted, or back on the opener.
    const handlePageKeyDown = (event: KeyboardEvent) => {
      if (event.target === document.body || event.target === opener.current) latest.current(event)
    }
    document.addEventListener('keydown', handlePageKeyDown)
    return () => document.removeEventListener('keydown', handlePageKeyDown)
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys that bubble from its buttons
    <dialog
      ref={panelRef}
      open={!isNarrow || undefined}
      aria-labelledby={id}
      aria-describedby={describedBy}
      className={classes.sidePanel}
      onKeyDown={(event) => {
        if (isNarrow && event.key === 'Tab') wrapFocus(event.currentTarget, event)
        else handleKeyDown(event)
      }}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <IconButton icon={IconX} label={t('shell.close')} onClick={close} />
      </div>
      {children}
    </dialog>
  )
}

/** Whether the viewport matches the phone breakpoint of the style sheets. Not reactive. */
const isNarrowViewport = () => window.matchMedia('(max-width: 37.5em)').matches
