import { Alert, Button } from '@mantine/core'
import { useLogOut } from '#/shell/use-log-out'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { notify } from '#/ui/notifications/notify'
import { useT } from '#/ui/language/use-t'
import classes from './login-screen.module.css'

/**
 * Notice that the account was disabled. Its session cookie still exists and fails every call, so the notice
 * offers to log out.
 */
export function BannedNotice({ words }: { words: string }) {
  const t = useT()
  const { busy, leave } = useLogOut()
  return (
    <Alert role="alert" color="red">
      <p className={classes.banned} lang={serverTextLanguage(words)}>
        {words}
      </p>
      <p className={classes.banned}>{t('signIn.banned')}</p>
      <Button
        type="button"
        variant="default"
        aria-disabled={busy || undefined}
        data-disabled={busy || undefined}
        onClick={() => busy || leave(() => notify('success', t('shell.loggedOut')))}
      >
        {t('shell.logOut')}
      </Button>
    </Alert>
  )
}
