import { retryAfterOf } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { visibleText } from '#/format/visible-text'
import { userName, type User } from '#/resources/user/user'
import type { UserAction } from '#/resources/user/user-actions'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import type { ManageState } from './use-manage'

interface Props {
  user: User
  action: UserAction
  manage: ManageState
  onDone: () => void
}

/** Confirmation before an account is promoted or deleted, with its id and name, invisible characters shown (T-24). */
export function ManageConfirmDialog({ user, action, manage, onDone }: Props) {
  const t = useT()
  const name = visibleText(userName(user))
  const isDeletion = action === 'delete'
  return (
    <ConfirmDialog
      title={t(isDeletion ? 'row.confirmDelete' : 'user.confirm.promote', { name })}
      hint={
        <>
          <p>{t('user.actionOf', { id: user.id, name: visibleText(user.display_name || user.username) })}</p>
          <p>{t(isDeletion ? 'user.confirm.delete' : 'user.confirm.promote.hint')}</p>
        </>
      }
      confirmLabel={t(isDeletion ? 'row.confirmDelete.yes' : 'user.confirm.promote.yes')}
      busy={manage.busy}
      problem={manage.error ? messageOf(manage.error) : undefined}
      wholeText={clippedTextOf(manage.error)}
      waitSeconds={retryAfterOf(manage.error)?.seconds}
      onConfirm={() => manage.run(action, onDone)}
      onCancel={onDone}
    />
  )
}
