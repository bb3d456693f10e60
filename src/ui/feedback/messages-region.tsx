import { useSyncExternalStore } from 'react'
import { messages } from './messages'
import { PlainMessages } from './plain-messages'

/** The place where everything told appears; empty from the start, because screen readers hear what comes into it. */
export function MessagesRegion({ label }: { label: string }) {
  const { cards, plain } = useSyncExternalStore(messages.subscribe, messages.shown)
  return (
    // One landmark around the library's six corners, which would else be six of the same name.
    <section aria-label={label} data-messages>
      {cards && <cards.MessageCards />}
      {plain.length > 0 && <PlainMessages messages={plain} onTakeAway={messages.takeAway} />}
    </section>
  )
}
