import { useAccount } from '#/session/use-account'
import { AccessTokenCard } from './access-token-card'
import { BindingsCard } from './bindings-card'
import { DeleteCard } from './delete-card'
import { InviteCard } from './invite-card'
import { ProfileCard } from './profile-card'
import classes from './setting-card.module.css'

/** Settings of the signed-in account. */
export function PersonalTab() {
  const account = useAccount()
  if (!account) return null
  const { id } = account
  return (
    // Remount for another account, so that nothing shown to one user stays visible to the next.
    <div key={id} className={classes.cards}>
      <ProfileCard account={account} />
      <BindingsCard owner={id} />
      <AccessTokenCard owner={id} />
      <InviteCard owner={id} />
      <DeleteCard account={account} />
    </div>
  )
}
