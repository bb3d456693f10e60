import type { ComponentType } from 'react'
import type { Notification } from './notification'

/** What shows messages as they should look. */
interface NotificationRenderer {
  NotificationList: ComponentType
  showNotification: (message: Notification) => void
}

interface NotificationState {
  /** Undefined until there was a message to show. */
  renderer: NotificationRenderer | undefined
  /** What could not wait for them. */
  unstyled: readonly Notification[]
}

/** How long a message may wait for its look. */
const RENDERER_TIMEOUT_MS = 3000

/** Messages, for whose look `fetchCards` is called when there is the first of them. */
export function createNotifications(loadRenderer: () => Promise<NotificationRenderer>) {
  let state: NotificationState = { renderer: undefined, unstyled: [] }
  let pending: readonly Notification[] = []
  let isLoading = false
  const listeners = new Set<() => void>()

  function setState(change: Partial<NotificationState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Shows as plain words those of `notifications` that still wait. */
  function showUnstyled(messages: readonly Notification[]): void {
    const due = messages.filter((message) => pending.includes(message))
    pending = pending.filter((message) => !due.includes(message))
    if (due.length > 0) setState({ unstyled: [...state.unstyled, ...due] })
  }

  async function fetchRenderer(): Promise<void> {
    isLoading = true
    try {
      const cards = await loadRenderer()
      setState({ renderer: cards })
      for (const message of pending) cards.showNotification(message)
      pending = []
    } catch {
      // The next message tries again.
      showUnstyled(pending)
    } finally {
      isLoading = false
    }
  }

  return {
    /** Puts `notification` before the person: in the order told, and in plain words where its look cannot be had soon. */
    show: (message: Notification): void => {
      if (state.renderer) {
        state.renderer.showNotification(message)
        return
      }
      pending = [...pending, message]
      setTimeout(() => showUnstyled([message]), RENDERER_TIMEOUT_MS)
      if (!isLoading) void fetchRenderer()
    },
    /** Takes away a message shown in plain words. */
    dismiss: (message: Notification): void => {
      setState({ unstyled: state.unstyled.filter((one) => one !== message) })
    },
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
  }
}

/** The messages of the console. */
export const notifications = createNotifications(() => import('./notification-list'))
