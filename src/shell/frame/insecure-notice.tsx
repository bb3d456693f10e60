import { Alert } from '@mantine/core'
import { useT } from '#/ui/language/use-t'

/** Warns on a page that came unencrypted from another machine; browsers count the own machine as safe (T-36). */
export function InsecureNotice() {
  const t = useT()
  if (window.isSecureContext) return null
  return (
    <Alert role="note" color="orange" mb="md">
      {t('shell.insecureContext')}
    </Alert>
  )
}
