import {
  useCallback,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { createPortal } from 'react-dom'
import IconX from '@tabler/icons-react/icons/IconX'
import { IconButton } from '../controls/icon-button'
import { isComposing } from '../language/is-composing'
import { useT } from '../language/use-t'
import classes from './dialog.module.css'
import { openModal, wrapFocus } from './modal-dialogs'

interface Props {
  title: string
  /** Id of the text that a screen reader reads after the title. */
  describedBy?: string | undefined
  /** False while an operation runs that closing would not stop. */
  isClosable?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `side`: full height along the right edge of the window; `start`: along the left one. */
  position?: 'centre' | 'side' | 'start'
  onClose: () => void
  children: ReactNode
}

/** Marks the key presses that a popup inside the dialog uses itself, such as Esc in an open list of options. */
const isUsedInside = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null

/** Modal dialog, open while mounted, with a heading and a close button; traps the focus and returns it on close. */
export function DialogFrame(props: Props) {
  const { title, describedBy, isClosable = true, size = 'md', position = 'centre', onClose, children } = props
  const t = useT()
  const titleId = useId()
  // Read during render: when effects run, the focus may already be inside the dialog.
  const [trigger] = useState(() => document.activeElement)
  const open = useCallback((dialog: HTMLDialogElement) => openModal(dialog, trigger), [trigger])
  const isPressedOutside = useRef(false)
  const close = () => {
    if (isClosable) onClose()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Events of a dialog that this one has opened bubble through React's tree.
    const isInside = event.currentTarget.contains(event.target instanceof Node ? event.target : null)
    if (!isInside || event.defaultPrevented || isComposing(event)) return
    if (event.key === 'Tab') return wrapFocus(event.currentTarget, event)
    if (event.key !== 'Escape') return
    // Otherwise the browser closes the dialog itself, also while that is not allowed.
    event.preventDefault()
    if (!isUsedInside(event)) close()
  }
  // The back gesture of phones.
  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    close()
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc closes it too
    <dialog
      ref={open}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={classes.dialog}
      data-position={position}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Not after a selection of text that began in the dialog and ended outside.
        if (event.target === event.currentTarget && isPressedOutside.current) close()
      }}
    >
      <div className={classes.panel} data-size={size}>
        <div className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <IconButton icon={IconX} label={t('shell.close')} disabled={!isClosable} onClick={close} />
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}

/** The buttons at the end of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>
}
