import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react'
import { useModalStack } from './use-modal-stack'
import { useT } from '#/ui/language/use-t'
import { isNarrowViewport } from '#/ui/theme/viewport'
import { IconButton } from '../controls/icon-button'
import classes from './side-panel.module.css'

interface Props {
  title: string
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
export function SidePanel({ title, subject, onClose, onKey, children }: Props) {
  const t = useT()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const [isNarrow] = useState(isNarrowViewport)
  const { contentRef } = useModalStack()
  const panelRef = useCallback(
    (element: HTMLDivElement | null) => {
      panel.current = element
      return element && isNarrow ? contentRef(element) : undefined
    },
    [contentRef, isNarrow],
  )

  const focusedSubject = useRef<string>(undefined)
  useEffect(() => {
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
  useEffect(() => {
    latest.current = handleKeyDown
  })
  useEffect(() => {
    // The focus may be on the body, if the focused button unmounted, or back on the opener.
    const handlePageKeyDown = (event: KeyboardEvent) => {
      if (event.target === document.body || event.target === opener.current) latest.current(event)
    }
    document.addEventListener('keydown', handlePageKeyDown)
    return () => document.removeEventListener('keydown', handlePageKeyDown)
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-element-to-interactive-role -- handles keys that bubble from its buttons, as dialogs do
    <div
      ref={panelRef}
      role="dialog"
      aria-modal={isNarrow || undefined}
      aria-labelledby={id}
      className={classes.panel}
      onKeyDown={handleKeyDown}
    >
      <div className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <IconButton icon="x" label={t('shell.close')} onClick={close} />
      </div>
      {children}
    </div>
  )
}
