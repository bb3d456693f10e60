import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '#/ui/language/use-t'
import classes from './dialog.module.css'
import { useModalStack } from './use-modal-stack'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'

interface Props {
  title: string
  /** False while an operation runs that closing would not stop. */
  isClosable?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `side`: full height along the edge of the window. */
  position?: 'centre' | 'side'
  onClose: () => void
  children: ReactNode
}

/** Modal dialog, open while mounted, with a heading and a close button; traps the focus and returns it on close. */
export function DialogFrame(props: Props) {
  const { title, isClosable = true, size = 'md', position = 'centre', onClose, children } = props
  const t = useT()
  const { contentRef, isTop } = useModalStack()
  const close = () => {
    if (isClosable && isTop()) onClose()
  }
  return (
    <Modal.Root
      opened
      onClose={close}
      size={size}
      centered={position === 'centre'}
      // `useModalStack` returns the focus: Mantine does so on a change of `opened`, which never happens here.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content
        classNames={{ inner: classes.inner, content: position === 'side' ? classes.side : undefined }}
      >
        {/* Not Modal.Header: it renders a <header>, a second banner landmark. */}
        <div ref={contentRef} className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('shell.close')} disabled={!isClosable} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
