import { Suspense, useState } from 'react'
import { userName, type User } from '#/resources/user/user'
import { refusalOf, type UserAction } from '#/resources/user/user-actions'
import { useAccount } from '#/session/use-account'
import { late } from '#/ui/feedback/late'
import { tell } from '#/ui/feedback/tell'
import type { IconName } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { ActionButton } from './action-button'
import { useManage } from './use-manage'

const ManageQuestion = late(async () => (await import('./manage-question')).ManageQuestion)
const RenamedNotice = late(async () => (await import('./renamed-notice')).RenamedNotice)

const LOOKS: Record<UserAction, { icon: IconName; color: 'gray' | 'red' | 'green' }> = {
  promote: { icon: 'promote', color: 'gray' },
  demote: { icon: 'demote', color: 'gray' },
  disable: { icon: 'power', color: 'red' },
  enable: { icon: 'power', color: 'green' },
  delete: { icon: 'trash', color: 'red' },
}
/** What gives somebody power, or takes an account away, is asked first (AX-65). */
const ASKED = new Set<UserAction>(['promote', 'delete'])

/** Does one thing to one account, or says why not. */
export function ManageButton({ user, action }: { user: User; action: UserAction }) {
  const t = useT()
  const account = useAccount()
  const isAsked = ASKED.has(action)
  const [isAsking, setAsking] = useState(false)
  const manage = useManage(user, isAsked)
  const name = userName(user)
  const label = t(`user.${action}`, { name })
  const refusal = account && refusalOf(action, account, user)
  const begin = () => {
    manage.reset()
    if (isAsked) setAsking(true)
    else manage.run(action, action === 'demote' ? () => tell('info', t('user.demoted', { name })) : undefined)
  }
  return (
    <>
      <ActionButton
        {...LOOKS[action]}
        label={label}
        reason={refusal && t(refusal)}
        busy={manage.busy}
        failed={manage.error !== null}
        onClick={begin}
      />
      {isAsking && !manage.renamed && (
        <Suspense>
          <ManageQuestion user={user} action={action} manage={manage} onDone={() => setAsking(false)} />
        </Suspense>
      )}
      {manage.renamed && (
        <Suspense>
          <RenamedNotice
            now={manage.renamed}
            onClose={() => {
              setAsking(false)
              manage.reset()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
