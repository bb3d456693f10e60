import type { ComponentType } from 'react'
import type { Message } from './message'

/** What shows messages as they should look. */
interface Cards {
  MessageCards: ComponentType
  showMessage: (message: Message) => void
}

interface Shown {
  /** Undefined until there was a message to show. */
  cards: Cards | undefined
  /** What could not wait for them. */
  plain: readonly Message[]
}

/** How long a message may wait for its look. */
const PATIENCE_MS = 3000

/** Messages, for whose look `fetchCards` is called when there is the first of them. */
export function messagesWith(fetchCards: () => Promise<Cards>) {
  let shown: Shown = { cards: undefined, plain: [] }
  let waiting: readonly Message[] = []
  let isFetching = false
  const listeners = new Set<() => void>()

  function show(change: Partial<Shown>): void {
    shown = { ...shown, ...change }
    for (const listener of listeners) listener()
  }

  /** Shows as plain words those of `messages` that still wait. */
  function showPlainly(messages: readonly Message[]): void {
    const due = messages.filter((message) => waiting.includes(message))
    waiting = waiting.filter((message) => !due.includes(message))
    if (due.length > 0) show({ plain: [...shown.plain, ...due] })
  }

  async function fetchThem(): Promise<void> {
    isFetching = true
    try {
      const cards = await fetchCards()
      show({ cards })
      for (const message of waiting) cards.showMessage(message)
      waiting = []
    } catch {
      // The next message tries again.
      showPlainly(waiting)
    } finally {
      isFetching = false
    }
  }

  return {
    /** Puts `message` before the person: in the order told, and in plain words where its look cannot be had soon. */
    post: (message: Message): void => {
      if (shown.cards) {
        shown.cards.showMessage(message)
        return
      }
      waiting = [...waiting, message]
      setTimeout(() => showPlainly([message]), PATIENCE_MS)
      if (!isFetching) void fetchThem()
    },
    /** Takes away a message shown in plain words. */
    takeAway: (message: Message): void => {
      show({ plain: shown.plain.filter((one) => one !== message) })
    },
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    shown: () => shown,
  }
}

/** The messages of the console. */
export const messages = messagesWith(() => import('./message-cards'))
