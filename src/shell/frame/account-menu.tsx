import { Button, Menu } from '@mantine/core'
import { tell } from '#/ui/feedback/tell'
import { Icon } from '#/ui/icon/icon'
import { useOneSubmit } from '#/ui/form/use-one-submit'
import { useT } from '#/ui/language/use-t'
import { useLogOut } from '../use-log-out'
import classes from './account-menu.module.css'

/** The signed-in person's menu. Logging out clears this side even when the call fails (decision 10). */
export function AccountMenu({ username }: { username: string }) {
  const t = useT()
  const { busy, leave } = useLogOut()
  const once = useOneSubmit(busy)
  const logOut = () => once(() => leave(() => tell('success', t('signOut.done'))))
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
        <Menu.Item onClick={logOut} disabled={busy}>
          {t('shell.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
