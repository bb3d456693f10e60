import { Alert, Button, Group } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { promptReauth, currentReauth, onReauthChange } from '#/session/reauth'
import { useT } from '#/ui/language/use-t'

/** Above a page whose session ended, while its owner looks at what is typed instead of signing in (FM-S1d). */
export function SignedOutBanner() {
  const t = useT()
  const interruption = useSyncExternalStore(onReauthChange, currentReauth)
  if (!interruption || interruption.isPrompted) return null
  return (
    <Alert role="status" color="orange" mb="md">
      <Group justify="space-between">
        <span>{t('signIn.again.banner')}</span>
        <Button size="xs" variant="default" onClick={() => promptReauth(true)}>
          {t('shell.logIn')}
        </Button>
      </Group>
    </Alert>
  )
}
