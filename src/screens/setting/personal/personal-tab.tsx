import { LinkButton, Button } from '#/ui/controls/button'
import { useAccount } from '#/session/session'
import { AccessTokenCard } from './access-token-card'
import { BindingsCard } from './bindings-card'
import { InviteCard } from './invite-card'
import classes from './setting-card.module.css'
import type { Account } from '#/resources/account/account'
import { visibleText } from '#/format/visible-text'
import { useT } from '#/ui/language/use-t'
import { FactList } from '#/ui/text/fact-list'
import { SettingCard } from './setting-card'
import { Suspense, useState } from 'react'
import { isRoot } from '#/session/audience'
import { lazyComponent } from '#/ui/status/lazy-component'

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

/** Name and role of the account, with a link to edit it. */
function ProfileCard({ account }: { account: Account }) {
  const t = useT()
  const facts = [
    { term: t('boundAccounts.id'), fact: account.id },
    { term: t('profile.username'), fact: <bdi>{visibleText(account.username)}</bdi> },
    { term: t('profile.displayName'), fact: <bdi>{visibleText(account.display_name) || '–'}</bdi> },
  ]
  return (
    <SettingCard title={t('personal.profile')}>
      <FactList facts={facts} />
      <LinkButton to="/user/edit">{t('personal.edit')}</LinkButton>
    </SettingCard>
  )
}

const DeleteDialog = lazyComponent(async () => (await import('./delete-dialog')).DeleteDialog)

/** Deletes the account. The root account cannot be deleted. */
function DeleteCard({ account }: { account: Account }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const isProtected = isRoot(account)
  return (
    <SettingCard
      isLast
      title={t('personal.delete')}
      lead={
        <span id="why-not-deleted">{t(isProtected ? 'personal.delete.root' : 'personal.delete.lead')}</span>
      }
    >
      <Button
        variant="danger"
        isBlocked={isProtected}
        aria-describedby="why-not-deleted"
        onClick={() => isProtected || setAsking(true)}
      >
        {t('personal.delete')}
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteDialog account={account} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingCard>
  )
}
