import { useEffect, useRef } from 'react'
import { useT } from '#/ui/language/use-t'
import { DURATION_MS, type Message, roleOf } from './message'
import classes from './plain-messages.module.css'

/** Long enough also for what is short: whoever sees it so is in trouble already. */
const LEAST_MS = 10_000

interface Props {
  messages: readonly Message[]
  onTakeAway: (message: Message) => void
}

/** Messages whose look did not arrive: a broken connection must not keep from people that it is broken. */
export function PlainMessages({ messages, onTakeAway }: Props) {
  return (
    <div className={classes.place}>
      {messages.map((message) => (
        <PlainMessage key={message.id} message={message} onTakeAway={onTakeAway} />
      ))}
    </div>
  )
}

function PlainMessage({ message, onTakeAway }: Pick<Props, 'onTakeAway'> & { message: Message }) {
  const t = useT()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setInterval(
      () => {
        const place = element.current
        // It stays while the pointer or the focus is on it (AX-37).
        const isUsed = place?.matches(':hover') || place?.contains(document.activeElement)
        if (!isUsed) onTakeAway(message)
      },
      Math.max(LEAST_MS, DURATION_MS[message.tone]),
    )
    return () => clearInterval(timer)
  }, [message, onTakeAway])
  return (
    <div ref={element} role={roleOf(message.tone)} data-tone={message.tone} className={classes.message}>
      <div>{message.shown}</div>
      <button type="button" className={classes.close} onClick={() => onTakeAway(message)}>
        {t('shell.close')}
      </button>
    </div>
  )
}
