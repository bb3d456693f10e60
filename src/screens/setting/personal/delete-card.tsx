import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Account } from '#/resources/account/account'
import { isRoot } from '#/session/audience'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'
import { SettingCard } from './setting-card'

const DeleteDialog = lazyComponent(async () => (await import('./delete-dialog')).DeleteDialog)

/** Deletes the account. The root account cannot be deleted. */
export function DeleteCard({ account }: { account: Account }) {
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
        type="button"
        color="red"
        variant="outline"
        aria-disabled={isProtected || undefined}
        data-disabled={isProtected || undefined}
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
