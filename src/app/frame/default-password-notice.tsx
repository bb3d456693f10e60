import { Alert, Group } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useStored } from '#/ui/storage/use-stored'
import { isRoot } from '#/session/audience'
import { rootPassword, useAccount } from '#/session/session'
import { LinkButton } from '#/ui/button/link-button'
import { useT } from '#/ui/language/use-t'

const PROFILE = '/user/edit'

/** Banner for the super administrator who has signed in with the password of a new installation, until another is set. */
export function DefaultPasswordNotice() {
  const t = useT()
  const account = useAccount()
  const isOnProfile = useLocation({ select: ({ pathname }) => pathname === PROFILE })
  const password = useStored(rootPassword)
  if (!account || !isRoot(account) || password !== 'default') return null
  return (
    <Alert color="red" mb="md" role="note">
      <Group justify="space-between">
        <span>{t('app.defaultPassword')}</span>
        {!isOnProfile && (
          <LinkButton size="xs" to={PROFILE} search={{ focus: 'password' }} state={{ fromList: true }}>
            {t('app.defaultPassword.change')}
          </LinkButton>
        )}
      </Group>
    </Alert>
  )
}
