import { Suspense, useState } from 'react'
import { userName, type User } from '#/resources/user/user'
import { userActionRefusal, type UserAction } from '#/resources/user/user-actions'
import { useAccount } from '#/session/use-account'
import { lazyComponent } from '#/ui/status/lazy-component'
import { notify } from '#/ui/notifications/notify'
import type { IconName } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { ActionButton } from './action-button'
import { useManage } from './use-manage'

const ManageConfirmDialog = lazyComponent(
  async () => (await import('./manage-confirm-dialog')).ManageConfirmDialog,
)
const RenamedNotice = lazyComponent(async () => (await import('./renamed-notice')).RenamedNotice)

const ACTION_STYLES: Record<UserAction, { icon: IconName; color: 'gray' | 'red' | 'green' }> = {
  promote: { icon: 'promote', color: 'gray' },
  demote: { icon: 'demote', color: 'gray' },
  disable: { icon: 'power', color: 'red' },
  enable: { icon: 'power', color: 'green' },
  delete: { icon: 'trash', color: 'red' },
}
/** Actions that need confirmation: they grant permissions or delete an account (AX-65). */
const NEEDS_CONFIRMATION = new Set<UserAction>(['promote', 'delete'])

/** Button for one action on an account; an unavailable action shows its reason. */
export function ManageButton({ user, action }: { user: User; action: UserAction }) {
  const t = useT()
  const account = useAccount()
  const needsConfirmation = NEEDS_CONFIRMATION.has(action)
  const [isConfirming, setConfirming] = useState(false)
  const manage = useManage(user, needsConfirmation)
  const name = userName(user)
  const label = t(`user.${action}`, { name })
  const refusal = account && userActionRefusal(action, account, user)
  const start = () => {
    manage.reset()
    if (needsConfirmation) setConfirming(true)
    else
      manage.run(action, action === 'demote' ? () => notify('info', t('user.demoted', { name })) : undefined)
  }
  return (
    <>
      <ActionButton
        {...ACTION_STYLES[action]}
        label={label}
        reason={refusal && t(refusal)}
        busy={manage.busy}
        failed={manage.error !== null}
        onClick={start}
      />
      {isConfirming && !manage.renamed && (
        <Suspense>
          <ManageConfirmDialog
            user={user}
            action={action}
            manage={manage}
            onDone={() => setConfirming(false)}
          />
        </Suspense>
      )}
      {manage.renamed && (
        <Suspense>
          <RenamedNotice
            now={manage.renamed}
            onClose={() => {
              setConfirming(false)
              manage.reset()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
