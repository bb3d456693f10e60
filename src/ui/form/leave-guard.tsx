import { useBlocker } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Fields } from '#/fields/answers'
import { useT } from '#/ui/language/use-t'
import { late } from '#/ui/feedback/late'
import { isLettingGo, useUnsavedWork } from '#/ui/feedback/unsaved-work'
import type { FormHandle } from './form-handle'

const ConfirmDialog = late(async () => (await import('#/ui/feedback/confirm-dialog')).ConfirmDialog)

interface LeaveGuardProps<Of extends Fields> {
  form: FormHandle<Of>
  busy: boolean
}

/**
 * Asks before a dirty or busy form is left for another page, reloaded or closed. `form.saved()` lets go, and
 * so does `navigate({ ignoreBlocker: true })`, which keeps the draft: for a session that ended.
 */
export function LeaveGuard<Of extends Fields>({ form, busy }: LeaveGuardProps<Of>) {
  const t = useT()
  // Asked when somebody leaves, so that typing draws nothing here.
  const mustAsk = () => !form.isSaved() && (busy || form.isDirty())
  useUnsavedWork('typed', mustAsk)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && mustAsk(),
    enableBeforeUnload: () => !isLettingGo() && mustAsk(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    // Nobody knows yet what becomes of a save on its way: its draft stays until it succeeded.
    if (!busy) form.drafting.drop()
    blocker.proceed()
  }
  return (
    <Suspense>
      <ConfirmDialog
        title={t('form.leave')}
        hint={t(busy ? 'form.leave.busy' : 'form.leave.hint')}
        confirmLabel={t('form.leave.go')}
        cancelLabel={t('form.leave.stay')}
        onConfirm={leave}
        onCancel={blocker.reset}
      />
    </Suspense>
  )
}
