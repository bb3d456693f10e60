import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import IconX from '@tabler/icons-react/icons/IconX'
import { returnFocus, topDialog } from '../dialog/modal-dialogs'
import { Button } from '../controls/button'
import { IconButton } from '../controls/icon-button'
import { useT } from '../language/use-t'
import {
  closeNotification,
  MAX_DISPLAYED,
  notifications,
  runNotificationAction,
  type Notification,
  type NotificationLevel,
} from './notifications'
import classes from './notifications.module.css'

/** Errors and warnings interrupt the screen reader, the rest wait until it is idle. */
const LIVE_ROLES: Record<NotificationLevel, 'alert' | 'status'> = {
  success: 'status',
  info: 'status',
  notice: 'status',
  warning: 'alert',
  error: 'alert',
}

/** Share of the window's height below which a press is near the bottom edge. */
const LOWER_PART = 0.6

/** The edge away from the last press: what was pressed is what will be pressed again. */
function useFreeEdge(isEmpty: boolean): 'top' | 'bottom' {
  const [pressed, setPressed] = useState<'top' | 'bottom'>('top')
  useEffect(() => {
    // Displayed notifications stay where they are.
    if (!isEmpty) return undefined
    const handlePress = ({ clientY }: PointerEvent) =>
      setPressed(clientY > window.innerHeight * LOWER_PART ? 'bottom' : 'top')
    document.addEventListener('pointerdown', handlePress, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', handlePress, { capture: true })
  }, [isEmpty])
  return pressed === 'top' ? 'bottom' : 'top'
}

/**
 * Region of all notifications. Rendered empty from the start, because screen readers announce only what is added. While
 * a modal dialog is open it is rendered in that dialog: everything outside is inert.
 */
export function NotificationsRegion({ label }: { label: string }) {
  const open = useSyncExternalStore(notifications.subscribe, notifications.read)
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.read)
  const edge = useFreeEdge(open.length === 0)
  const region = (
    <section aria-label={label} className={classes.region} data-edge={edge} data-messages>
      {open.slice(0, MAX_DISPLAYED).map((notification) => (
        <NotificationCard key={notification.id} notification={notification} />
      ))}
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}

/** A notification; it stays open while hovered or focused (AX-37). */
function NotificationCard({ notification }: { notification: Notification }) {
  const t = useT()
  const { level, content, action, closeLabel, durationMs } = notification
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isHovered || isFocused
  const { card, remember } = useReturnedFocus()
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => closeNotification(notification), durationMs)
    return () => clearTimeout(timer)
  }, [notification, durationMs, isHeld])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- only holds the timer
    <div
      ref={card}
      role={LIVE_ROLES[level]}
      data-tone={level}
      className={classes.card}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={(event) => {
        remember(event)
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      <div className={classes.content}>{content}</div>
      {action && (
        <Button size="sm" onClick={() => runNotificationAction(notification)}>
          {action.label}
        </Button>
      )}
      <IconButton
        icon={IconX}
        size="sm"
        label={closeLabel ?? t('shell.close')}
        onClick={() => closeNotification(notification)}
      />
    </div>
  )
}

/** Returns the focus to where it came from when a notification closes with the focus in it. */
function useReturnedFocus() {
  const card = useRef<HTMLDivElement>(null)
  const origin = useRef<Element>(null)
  // A layout effect: it is cleaned up before the focused element is removed.
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(origin.current)
    }
  }, [])
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
  return { card, remember }
}
