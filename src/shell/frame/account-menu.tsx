import { Button, Menu } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { accountMutations } from '#/resources/account/account-mutations'
import { signOut } from '#/session/session'
import { tell } from '#/ui/feedback/tell'
import { Icon } from '#/ui/icon/icon'
import { useOneSubmit } from '#/ui/form/use-one-submit'
import { useT } from '#/ui/language/use-t'
import { forgetAccount } from '../cache'
import classes from './account-menu.module.css'

/** The signed-in person's menu. Logging out clears this side even when the call fails (decision 10). */
export function AccountMenu({ username }: { username: string }) {
  const t = useT()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const logOut = useMutation(accountMutations.logOut)
  const once = useOneSubmit(logOut.isPending)
  const leave = () =>
    logOut.mutate(undefined, {
      onSettled: () => {
        signOut()
        forgetAccount(cache)
        tell('success', t('signOut.done'))
        void navigate({ to: '/login' })
      },
    })
  return (
    <Menu position="bottom-end" width="target" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          aria-label={t('shell.account', { username })}
          leftSection={<Icon name="user" />}
          className={classes.button}
        >
          <bdi className={classes.name}>{username}</bdi>
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw="max-content">
        <Menu.Item onClick={() => once(leave)} disabled={logOut.isPending}>
          {t('shell.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
