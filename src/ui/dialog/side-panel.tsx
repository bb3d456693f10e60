import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react'
import { useModalStack } from '#/ui/form/use-modal-stack'
import { useT } from '#/ui/language/use-t'
import { isNarrowViewport } from '#/ui/theme/viewport'
import { IconButton } from '../controls/icon-button'
import classes from './side-panel.module.css'

interface Props {
  title: string
  /** Of what is shown: something else brings the focus back into the panel. */
  subject: string
  onClose: () => void
  /** Keys pressed in the panel, on what opened it, or while the focus is nowhere. */
  onKey?: (key: string) => void
  children: ReactNode
}

/**
 * Something in full beside the page, which stays in use: no modal dialog, so that nothing behind it has to be taken
 * out of reach and put back, and the next thing can be opened while this one is. The focus goes in and comes back.
 * A narrow window has no beside: there it covers the page, which is then out of reach.
 */
export function SidePanel({ title, subject, onClose, onKey, children }: Props) {
  const t = useT()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const [isNarrow] = useState(isNarrowViewport)
  const { contentRef: inside } = useModalStack()
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      panel.current = element
      return element && isNarrow ? inside(element) : undefined
    },
    [inside, isNarrow],
  )

  const focusedFor = useRef<string>(undefined)
  useEffect(() => {
    // Once for each: who has gone back to the page since then is not called away from it.
    if (focusedFor.current === subject) return
    focusedFor.current = subject
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
  const press = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | ReactKeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'Escape') close()
    else onKey?.(key)
  }
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    // The button that had the focus may be gone, and the focus with it; or somebody went back to what opened this.
    const onPage = (event: KeyboardEvent) => {
      if (event.target === document.body || event.target === opener.current) latest.current(event)
    }
    document.addEventListener('keydown', onPage)
    return () => document.removeEventListener('keydown', onPage)
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-element-to-interactive-role -- sees the keys of its buttons, as dialogs do
    <div
      ref={place}
      role="dialog"
      aria-modal={isNarrow || undefined}
      aria-labelledby={id}
      className={classes.panel}
      onKeyDown={press}
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
