import { useBlocker } from '@tanstack/react-router'
import type { Fields } from '#/fields/fields'
import { isUnloadAllowed, useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '../status/lazy-part'
import type { FormHandle } from './form-handle'

const ConfirmDialog = lazyPart(async () => (await import('../dialog/confirm-dialog')).ConfirmDialog)

interface Props<Of extends Fields> {
  form: FormHandle<Of>
  busy: boolean
}

/**
 * Asks for confirmation before a dirty or busy form is left, reloaded or closed. Bypassed after `form.markSaved()` and
 * by `navigate({ ignoreBlocker: true })`, which keeps the draft, as after session expiry.
 */
export function FormNavigationGuard<Of extends Fields>({ form, busy }: Props<Of>) {
  const t = useT()
  // Evaluated on navigation only, so that typing does not re-render this component.
  const mustConfirm = () => !form.isSaved() && (busy || form.isDirty())
  useUnsavedWork('typed', mustConfirm)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && mustConfirm(),
    enableBeforeUnload: () => !isUnloadAllowed() && mustConfirm(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    // The outcome of a pending save is unknown: keep its draft.
    if (!busy) form.draft.drop()
    blocker.proceed()
  }
  return (
    <ConfirmDialog
      title={t('form.leave')}
      hint={t(busy ? 'form.leave.busy' : 'form.leave.hint')}
      confirmLabel={t('form.leave.confirm')}
      cancelLabel={t('form.leave.cancel')}
      onConfirm={leave}
      onCancel={blocker.reset}
    />
  )
}
