import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '#/ui/language/use-t'
import classes from './dialog-frame.module.css'
import { useModalStack } from './use-modal-stack'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'

interface DialogFrameProps {
  title: string
  /** False while something runs that closing would not stop. */
  isClosable?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `side`: along the edge of the window, as tall as it. */
  position?: 'centre' | 'side'
  onClose: () => void
  children: ReactNode
}

/** A dialog that is open while it is mounted: title as heading, close button, focus kept inside and given back. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, isClosable = true, size = 'md', position = 'centre', onClose, children } = props
  const t = useT()
  const { contentRef: inside, isTop } = useModalStack()
  const close = () => {
    if (isClosable && isTop()) onClose()
  }
  return (
    <Modal.Root
      opened
      onClose={close}
      size={size}
      centered={position === 'centre'}
      // Both are done by `useModalStack`: Mantine sees neither the opening nor the closing of one that mounts open.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content
        classNames={{ inner: classes.inner, content: position === 'side' ? classes.side : undefined }}
      >
        {/* Not Modal.Header: that is a <header>, a second banner for screen readers. */}
        <div ref={inside} className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('shell.close')} disabled={!isClosable} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
