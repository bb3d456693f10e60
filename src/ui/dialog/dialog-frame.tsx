import { Box, Button, Drawer, Group, MantineThemeProvider, Modal } from '@mantine/core'
import { useId, useLayoutEffect, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../language/is-composing'
import { useT } from '../language/use-t'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { DialogLeave } from './dialog-leave'
import { openModal, topDialog } from './modal-dialogs'

interface Props {
  title: string
  describedBy?: string | undefined
  /** False while an operation runs that closing would not stop. */
  isClosable?: boolean
  size?: 'xs' | 'md' | 'lg' | 'xl' | '100%'
  position?: 'left' | 'right'
  onClose: () => void
  children: ReactNode
}

const isTextInput = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type))

/** Pressed in a popup inside the dialog, which uses Esc itself. */
const isInPopup = (target: Element) =>
  target.closest('[data-mantine-stop-propagation="true"], .mantine-Popover-dropdown') !== null

/**
 * Modal dialog or drawer, open while mounted, with a heading and a close button. It has the focus, which returns on close;
 * the page behind it is inert; Esc closes the topmost one only. Before text that was typed is thrown away, it asks.
 */
export function DialogFrame(props: Props) {
  const { title, describedBy, isClosable = true, size = 'md', position, onClose, children } = props
  const t = useT()
  const id = useId()
  // Read during render: when effects run, the focus may already be inside.
  const [trigger] = useState(() => document.activeElement)
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!dialog) return undefined
    // Not a prop of Mantine's: it would be described by its body.
    if (describedBy !== undefined) dialog.setAttribute('aria-describedby', describedBy)
    return openModal(dialog, trigger)
  }, [dialog, trigger, describedBy])
  const [hasInput, setHasInput] = useState(false)
  const [leave, setLeave] = useState<{ run: () => void }>()
  const askBefore = (run: () => void) => (hasInput ? setLeave({ run }) : run())
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
      if (isClosable) askBefore(onClose)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  })

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
    size,
    closeOnEscape: false,
    closeOnClickOutside: isClosable && !hasInput,
    returnFocus: false,
    transitionProps: { duration: 0 },
    withinPortal: false,
    onClose: () => askBefore(onClose),
    ...(position ? { position } : { centered: true, xOffset: '1rem', yOffset: '1rem' }),
  }
  const Part = position ? Drawer : Modal
  // Mantine's own portal is left out where `env` is `test`: a form in a dialog would be inside the form that opened it.
  return createPortal(
    <Part.Root {...root}>
      <Part.Overlay bg="var(--gc-backdrop)" />
      <Part.Content
        ref={setDialog}
        id={id}
        bg="var(--gc-overlay)"
        onInput={({ target }: FormEvent) => isTextInput(target) && setHasInput(true)}
      >
        <Part.Header role="none" pos="static" mih={0} pb="xs" bg="none">
          <Part.Title fz="lg" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Part.Title>
          <Part.CloseButton aria-label={t('app.close')} title={t('app.close')} disabled={!isClosable} />
        </Part.Header>
        <MantineThemeProvider theme={theme}>
          <Box px="md" pb="md">
            <DialogLeave value={askBefore}>{children}</DialogLeave>
          </Box>
        </MantineThemeProvider>
        {leave && <LeaveQuestion onLeave={leave.run} onStay={() => setLeave(undefined)} />}
      </Part.Content>
    </Part.Root>,
    document.body,
  )
}

function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const t = useT()
  return (
    <DialogFrame title={t('form.leave')} onClose={onStay}>
      {t('form.leave.hint')}
      <DialogButtons>
        <Button data-autofocus onClick={onStay}>
          {t('form.leave.cancel')}
        </Button>
        <Button variant="filled" color="red" onClick={onLeave}>
          {t('form.leave.confirm')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  )
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" mt="lg">
      {children}
    </Group>
  )
}
