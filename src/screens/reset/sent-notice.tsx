import { Alert } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useT } from '#/ui/language/use-t'

/** That a mail is on its way. It takes the focus as a refusal does: the form tells both in the same manner (T-37). */
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
