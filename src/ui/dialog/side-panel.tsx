import { Group, Title } from '@mantine/core'
import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react'
import IconX from '@tabler/icons-react/icons/IconX'
import { IconButton } from '#/ui/button/icon-button'
import { useT } from '#/ui/language/use-t'
import { DialogFrame } from './dialog-frame'
import { useIsPhone } from '../theme/phone'

interface Props {
  title: string
  describedBy?: string
  /** Id of the displayed record; a change moves the focus into the drawer. */
  subject: string
  onClose: () => void
  /** Called for unmodified keys pressed in the drawer, on its opener, or while nothing is focused. */
  onKey?: (key: string) => void
  children: ReactNode
}

/** Details in a drawer beside the page, so that another row can be opened while it is shown. On phones it is modal. */
export function SidePanel(props: Props) {
  const isPhone = useIsPhone()
  const { onKey } = props
  if (!isPhone) return <DrawerBesidePage {...props} />
  return (
    <DialogFrame {...props} position="right" size="100%">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys that bubble from its buttons */}
      <div onKeyDown={(event) => hasNoModifier(event) && onKey?.(event.key)}>{props.children}</div>
    </DialogFrame>
  )
}

const hasNoModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | ReactKeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey

/** Layout and paint of the content cannot affect the page, which keeps scrolling and updates cheap. */
const PANEL = {
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: 200,
  width: 'var(--gc-length-26)',
  height: 'auto',
  margin: 0,
  padding: 'var(--gc-space-4)',
  overflowY: 'auto',
  border: 0,
  borderInlineStart: '1px solid var(--gc-line)',
  background: 'var(--gc-overlay)',
  boxShadow: 'var(--mantine-shadow-md)',
  color: 'var(--mantine-color-text)',
  contain: 'strict',
} as const

/** Takes the focus and returns it to the opener on close. Not Mantine's `Drawer`, which says that it is modal. */
function DrawerBesidePage({ title, describedBy, subject, onClose, onKey, children }: Props) {
  const t = useT()
  const id = useId()
  const drawer = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  // Layout effects: keys pressed as soon as the drawer is visible must reach it.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (focused === document.body || drawer.current?.contains(focused)) return
    opener.current = focused
    drawer.current?.querySelector('button')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a re-render must not pull the focus back from the page
  }, [subject])

  const close = () => {
    const isInside = drawer.current?.contains(document.activeElement)
    onClose()
    if (isInside && opener.current instanceof HTMLElement) opener.current.focus()
  }
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { target } = event
      const isInside = target instanceof Node && drawer.current?.contains(target)
      // The focus may be on the body, if the focused button unmounted, or back on the opener.
      const isOurs = isInside || target === document.body || target === opener.current
      if (!isOurs || !hasNoModifier(event)) return
      if (event.key === 'Escape') close()
      else onKey?.(event.key)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })
  return (
    <dialog
      ref={drawer}
      open
      aria-labelledby={id}
      aria-describedby={describedBy}
      data-screen-only
      style={PANEL}
    >
      <Group gap="sm" justify="space-between" wrap="nowrap" align="flex-start" mb="xs">
        <Title order={2} id={id} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <IconButton icon={IconX} label={t('app.close')} onClick={close} />
      </Group>
      {children}
    </dialog>
  )
}
