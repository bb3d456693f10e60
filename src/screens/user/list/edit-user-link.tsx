import { userName, type User } from '#/resources/user/user'
import { userEditRefusal } from '#/resources/user/user-actions'
import { useAccount } from '#/session/use-account'
import { useT } from '#/ui/language/use-t'
import { IconLink } from '#/ui/controls/icon-link'
import { ActionButton } from './action-button'

/** Link to the form of an account; for the own account, if it cannot be opened by id, to the profile. */
export function EditUserLink({ user }: { user: User }) {
  const t = useT()
  const account = useAccount()
  const label = t('user.edit', { name: userName(user) })
  const refusal = account && userEditRefusal(account, user)
  if (!refusal) {
    return (
      <IconLink
        to="/user/edit/$id"
        params={{ id: user.id }}
        state={{ fromList: true }}
        icon="edit"
        label={label}
      />
    )
  }
  if (account.id === user.id) {
    return <IconLink to="/user/edit" state={{ fromList: true }} icon="edit" label={label} />
  }
  return <ActionButton icon="edit" role="link" label={label} reason={t(refusal)} />
}
