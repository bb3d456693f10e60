import { useMutationState } from '@tanstack/react-query'
import { messageOf } from '#/http/failure-message'
import { userName, type User } from '#/resources/user/user'
import { toggleActionOf, userEditRefusal } from '#/resources/user/user-actions'
import { managingKey } from '#/resources/user/user-mutations'
import { useAccount } from '#/session/use-account'
import { IconLink } from '#/ui/controls/icon-link'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ActionButton } from './action-button'
import { ManageButton } from './manage-button'
import classes from './user-cells.module.css'

/** Actions of an account in the list; unavailable ones show their reason. */
export function UserActions({ user }: { user: User }) {
  return (
    <>
      <span className={classes.actions}>
        <ManageButton user={user} action="promote" />
        <ManageButton user={user} action="demote" />
        {/* One button for enable and disable, so that it keeps the focus when it switches. */}
        <ManageButton user={user} action={toggleActionOf(user)} />
        <EditUserLink user={user} />
        <ManageButton user={user} action="delete" />
      </span>
      <FailedBadge id={user.id} />
    </>
  )
}

/** Link to the form of an account; for the own account, if it cannot be opened by id, to the profile. */
function EditUserLink({ user }: { user: User }) {
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

/** Error of the last failed action on a row, read from the mutation cache, so that it survives navigation. */
function FailedBadge({ id }: { id: number }) {
  const t = useT()
  const messages = useMutationState({
    filters: { mutationKey: managingKey(id) },
    select: ({ state: { status, error } }) => (status === 'error' ? messageOf(error) : undefined),
  })
  const message = messages.at(-1)
  if (message === undefined) return null
  return (
    <span role="note" className={classes.failed} lang={serverTextLanguage(message)}>
      {t('user.failed', { message })}
    </span>
  )
}
