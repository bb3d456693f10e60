import { useBlocker } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Fields } from '#/fields/field-values'
import { useT } from '#/ui/language/use-t'
import { lazyComponent } from '#/ui/status/lazy-component'
import { isUnloadAllowed, useUnsavedWork } from '#/ui/dialog/unsaved-work'
import type { FormHandle } from './form-handle'

const ConfirmDialog = lazyComponent(async () => (await import('#/ui/dialog/confirm-dialog')).ConfirmDialog)

interface FormNavigationGuardProps<Of extends Fields> {
  form: FormHandle<Of>
  busy: boolean
}

/**
 * Asks before a dirty or busy form is left for another page, reloaded or closed. `form.saved()` lets go, and
 * so does `navigate({ ignoreBlocker: true })`, which keeps the draft: for a session that ended.
 */
export function FormNavigationGuard<Of extends Fields>({ form, busy }: FormNavigationGuardProps<Of>) {
  const t = useT()
  // Asked when somebody leaves, so that typing draws nothing here.
  const mustConfirm = () => !form.isSaved() && (busy || form.isDirty())
  useUnsavedWork('typed', mustConfirm)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && mustConfirm(),
    enableBeforeUnload: () => !isUnloadAllowed() && mustConfirm(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    // Nobody knows yet what becomes of a save on its way: its draft stays until it succeeded.
    if (!busy) form.draft.drop()
    blocker.proceed()
  }
  return (
    <Suspense>
      <ConfirmDialog
        title={t('form.leave')}
        hint={t(busy ? 'form.leave.busy' : 'form.leave.hint')}
        confirmLabel={t('form.leave.confirm')}
        cancelLabel={t('form.leave.cancel')}
        onConfirm={leave}
        onCancel={blocker.reset}
      />
    </Suspense>
  )
}
