import { Drawer, Group, MantineThemeProvider, Modal } from '@mantine/core'
import { useEffectEvent, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../language/is-composing'
import { useT } from '../language/use-t'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import classes from './dialog.module.css'
import { openModal, topDialog } from './modal-dialogs'

const SIZES = {
  sm: 'var(--gc-length-20)',
  md: 'var(--gc-length-26)',
  lg: 'var(--gc-length-36)',
  xl: 'var(--gc-length-44)',
  full: '100%',
}

interface Props {
  title: string
  /** Id of the text that a screen reader reads after the title. */
  describedBy?: string | undefined
  /** False while an operation runs that closing would not stop. */
  isClosable?: boolean
  size?: keyof typeof SIZES
  /** Makes it a drawer, of full height along this edge of the window. */
  position?: 'left' | 'right'
  onClose: () => void
  children: ReactNode
}

/** Pressed in a popup inside the dialog, which uses Esc itself. */
const isInPopup = (target: Element) =>
  target.closest('[data-mantine-stop-propagation="true"], .mantine-Popover-dropdown') !== null

/**
 * Modal dialog or drawer, open while mounted, with a heading and a close button. It has the focus, which returns on close;
 * the page behind it is inert; Esc closes the topmost one only.
 */
export function DialogFrame(props: Props) {
  const { title, describedBy, isClosable = true, size = 'md', position, onClose, children } = props
  const t = useT()
  const id = useId()
  // Read during render: when effects run, the focus may already be inside.
  const [trigger] = useState(() => document.activeElement)
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => (dialog ? openModal(dialog, trigger) : undefined), [dialog, trigger])

  useLayoutEffect(() => {
    // Not a prop of Mantine's: it would be described by its body.
    if (describedBy !== undefined) dialog?.setAttribute('aria-describedby', describedBy)
  })
  const close = useEffectEvent(() => {
    if (isClosable) onClose()
  })
  useLayoutEffect(() => {
    // Mantine's own handling closes all dialogs at once, and a dialog together with a popover in it.
    const handleKeyDown = (event: KeyboardEvent) => {
      const isComposed = isComposing({ nativeEvent: event })
      // Enter that ends a composition in an input must not submit the form of the dialog.
      if (isComposed && event.key === 'Enter' && event.target instanceof HTMLInputElement)
        event.preventDefault()
      if (event.key !== 'Escape' || event.defaultPrevented || isComposed) return
      if (!(event.target instanceof Element) || topDialog.read() !== dialog || isInPopup(event.target)) return
      event.preventDefault()
      close()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [dialog])

  // Popups of the dialog are rendered in it, where they are not inert; fixed, because the dialog scrolls.
  const theme = useMemo(
    () => ({
      components: {
        Portal: { defaultProps: { target: `#${id}` } },
        Popover: { defaultProps: { floatingStrategy: 'fixed' } },
      },
    }),
    [id],
  )
  const root = {
    opened: true,
    size: SIZES[size],
    closeOnEscape: false,
    closeOnClickOutside: isClosable,
    returnFocus: false,
    transitionProps: { duration: 0 },
    withinPortal: false,
    classNames: classes,
    onClose,
  }
  const Part = position ? Drawer : Modal
  const parts = (
    <>
      <Part.Overlay />
      <Part.Content ref={setDialog} id={id}>
        <Part.Header role="none">
          <Part.Title>{title}</Part.Title>
          <Part.CloseButton aria-label={t('app.close')} title={t('app.close')} disabled={!isClosable} />
        </Part.Header>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </Part.Content>
    </>
  )
  // Mantine's own portal is left out where `env` is `test`: a form in a dialog would be inside the form that opened it.
  return createPortal(
    position ? (
      <Drawer.Root {...root} position={position}>
        {parts}
      </Drawer.Root>
    ) : (
      <Modal.Root {...root} centered>
        {parts}
      </Modal.Root>
    ),
    document.body,
  )
}

/** The buttons at the end of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" mt="lg">
      {children}
    </Group>
  )
}
