import { toggleActionOf } from '#/resources/user/user-actions'
import type { User } from '#/resources/user/user'
import { EditUserLink } from './edit-user-link'
import { FailedBadge } from './failed-badge'
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
