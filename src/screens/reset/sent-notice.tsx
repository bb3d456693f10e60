import { Alert } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useT } from '#/ui/language/use-t'

/**
 * Notice that a mail was sent. It takes the focus like an error, so that both outcomes behave the same
 * (T-37).
 */
export function SentNotice({ email }: { email: string }) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} role="status" tabIndex={-1} variant="light" color="green">
      {t('reset.sentTo', { email })}
    </Alert>
  )
}
