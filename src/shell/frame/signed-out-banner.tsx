import { Alert, Button, Group } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { askToSignIn, currentInterruption, onInterruption } from '#/session/interruption'
import { useT } from '#/ui/language/use-t'

/** Above a page whose session ended, while its owner looks at what is typed instead of signing in (S1d). */
export function SignedOutBanner() {
  const t = useT()
  const interruption = useSyncExternalStore(onInterruption, currentInterruption)
  if (!interruption || interruption.isAsked) return null
  return (
    <Alert role="status" color="orange" mb="md">
      <Group justify="space-between">
        <span>{t('signIn.again.banner')}</span>
        <Button size="xs" variant="default" onClick={() => askToSignIn(true)}>
          {t('shell.logIn')}
        </Button>
      </Group>
    </Alert>
  )
}
