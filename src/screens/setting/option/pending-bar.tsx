import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm, useChanged } from './settings-form-context'
import classes from './option.module.css'

const ReviewDialog = lazyComponent(async () => (await import('./review/review-dialog')).ReviewDialog)

/** Bar with the number of unsaved changes on all tabs, and buttons to review, save or discard them. */
export function PendingBar() {
  const t = useT()
  const { form, save, server } = useSettingsForm()
  const changed = useChanged(form)
  const [open, setOpen] = useState<'review' | 'discard'>()
  const discard = () => {
    form.rebase({ ...form.values(), ...server }, { ...form.values(), ...server })
    form.draft.drop()
    setOpen(undefined)
  }
  return (
    <>
      {changed.length > 0 && (
        <div className={classes.bar}>
          <output>{t('option.pending', { n: changed.length })}</output>
          <Button type="button" size="sm" onClick={() => setOpen('review')}>
            {t('option.review')}
          </Button>
          <Button
            type="button"
            size="sm"
            variant="default"
            aria-disabled={save.busy || undefined}
            data-disabled={save.busy || undefined}
            onClick={() => save.busy || setOpen('discard')}
          >
            {t('option.review.discard')}
          </Button>
        </div>
      )}
      {open === 'review' && (
        <Suspense>
          <ReviewDialog onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === 'discard' && (
        <ConfirmDialog
          title={t('option.discard')}
          hint={t('option.discard.hint')}
          confirmLabel={t('option.discard.yes')}
          cancelLabel={t('form.leave.cancel')}
          onConfirm={discard}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
