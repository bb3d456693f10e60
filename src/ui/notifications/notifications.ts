import type { ComponentType } from 'react'
import type { Notification } from './notification'

/** Lazily loaded renderer with Mantine's look. */
interface NotificationRenderer {
  NotificationList: ComponentType
  showNotification: (message: Notification) => void
}

interface NotificationState {
  /** Undefined until its chunk has loaded, which the first notification starts. */
  renderer: NotificationRenderer | undefined
  /** Notifications shown by the fallback renderer. */
  unstyled: readonly Notification[]
}

/** After this time a notification that waits for the renderer is shown unstyled. */
const RENDERER_TIMEOUT_MS = 3000

/** Creates a notification store. The first notification loads the renderer; if that fails, they render unstyled. */
export function createNotifications(loadRenderer: () => Promise<NotificationRenderer>) {
  let state: NotificationState = { renderer: undefined, unstyled: [] }
  let pending: readonly Notification[] = []
  let isLoading = false
  const listeners = new Set<() => void>()

  function setState(change: Partial<NotificationState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Moves those of `messages` that are still pending to the fallback renderer. */
  function showUnstyled(messages: readonly Notification[]): void {
    const due = messages.filter((message) => pending.includes(message))
    pending = pending.filter((message) => !due.includes(message))
    if (due.length > 0) setState({ unstyled: [...state.unstyled, ...due] })
  }

  async function fetchRenderer(): Promise<void> {
    isLoading = true
    try {
      const renderer = await loadRenderer()
      setState({ renderer })
      for (const message of pending) renderer.showNotification(message)
      pending = []
    } catch {
      // The next notification tries to load the renderer again.
      showUnstyled(pending)
    } finally {
      isLoading = false
    }
  }

  return {
    /** Shows a notification; the order is kept while the renderer loads. */
    show: (message: Notification): void => {
      if (state.renderer) {
        state.renderer.showNotification(message)
        return
      }
      pending = [...pending, message]
      setTimeout(() => showUnstyled([message]), RENDERER_TIMEOUT_MS)
      if (!isLoading) void fetchRenderer()
    },
    /** Removes a notification of the fallback renderer. */
    dismiss: (message: Notification): void => {
      setState({ unstyled: state.unstyled.filter((other) => other !== message) })
    },
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
  }
}

/** Notification store of the console. */
export const notifications = createNotifications(() => import('./notification-list'))
