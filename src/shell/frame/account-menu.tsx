import { PlainButton } from '#/ui/controls/plain-button'
import { MenuTrigger } from '#/ui/menu/menu-trigger'
import { notify } from '#/ui/notifications/notify'
import { Icon } from '#/ui/icon/icon'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { useT } from '#/ui/language/use-t'
import { useLogOut } from '../use-log-out'
import classes from './account-menu.module.css'

/** The signed-in person's menu. Logging out clears this side even when the call fails. */
export function AccountMenu({ username }: { username: string }) {
  const t = useT()
  const { busy, leave } = useLogOut()
  const once = useSubmitOnce(busy)
  const logOut = () => once(() => leave(() => notify('success', t('shell.loggedOut'))))
  const parts = () => [{ label: t('shell.logOut'), isBusy: busy, onSelect: logOut }]
  return (
    <MenuTrigger isWide items={parts}>
      {(triggerProps) => (
        <PlainButton
          size="xs"
          aria-label={t('shell.account', { username })}
          lead={<Icon name="user" />}
          className={classes.button}
          {...triggerProps}
        >
          <bdi className={classes.name}>{username}</bdi>
        </PlainButton>
      )}
    </MenuTrigger>
  )
}
