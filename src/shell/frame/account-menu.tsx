import { PlainButton } from '#/ui/button/plain-button'
import { MenuOpener } from '#/ui/feedback/menu-opener'
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
  const parts = () => [{ label: t('shell.logOut'), isBusy: busy, onChoose: logOut }]
  return (
    <MenuOpener isWide parts={parts}>
      {(forButton) => (
        <PlainButton
          size="xs"
          aria-label={t('shell.account', { username })}
          lead={<Icon name="user" />}
          className={classes.button}
          {...forButton}
        >
          <bdi className={classes.name}>{username}</bdi>
        </PlainButton>
      )}
    </MenuOpener>
  )
}
