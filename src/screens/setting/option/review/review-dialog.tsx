import { Button } from '#/ui/controls/button'
import { SubmitButton } from '#/ui/form/submit-button'
import type { FormEvent } from 'react'
import { OPTION_RECORDS, withNumbersOfSections } from '#/resources/option/option-records'
import { useCountdown } from '#/ui/status/use-countdown'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { useT } from '#/ui/language/use-t'
import { PlainList } from '#/ui/layout/layout'
import { useSettingsForm, useChanged } from '../settings-form-context'
import { SectionReport } from '../section-report'
import { ReviewRow } from './review-row'
import classes from './review.module.css'

/** Identifies saves started from this dialog. */
const SAVE_SOURCE = 'review'

/**
 * Lists all unsaved changes, stored value beside new value, before they are sent. Each change can be
 * reverted.
 */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { form, save } = useSettingsForm()
  const changed = useChanged(form)
  const isHere = save.source === SAVE_SOURCE
  const waitSeconds = (isHere && save.problem?.waitSeconds) || 0
  const secondsLeft = useCountdown(waitSeconds, !save.busy)
  const submitOnce = useSubmitOnce(save.busy || secondsLeft > 0)
  const records = OPTION_RECORDS.filter(({ key }) => changed.includes(key))
  // Stored numbers that are invalid: unchanged, but validated when their section is saved.
  const checked = new Set(withNumbersOfSections(changed))
  const unlisted = OPTION_RECORDS.filter(
    ({ key }) => checked.has(key) && !changed.includes(key) && form.errors[key] !== undefined,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const send = save.prepare(SAVE_SOURCE, changed)
    if (!send) return
    submitOnce(
      async () => {
        await send()
        if (!form.isDirty()) onClose()
      },
      JSON.stringify([changed, form.values()]),
    )
  }
  // The conflict and loss dialogs replace this one; stacked, they would be covered.
  if (save.conflicts.length > 0 || save.losses.length > 0) return null
  return (
    <DialogFrame
      title={t('option.review')}
      position="side"
      size="xl"
      isClosable={!save.busy}
      onClose={onClose}
    >
      <form noValidate aria-label={t('option.review')} onSubmit={submit} className={classes.sheet}>
        <p className={classes.hint}>
          {t(records.length === 0 ? 'option.review.none' : 'option.review.hint')}
        </p>
        <SectionReport source={SAVE_SOURCE} />
        {unlisted.map((record) => (
          <p key={record.key} role="alert" className={classes.wrong}>
            {t(record.field.label)}: {form.errors[record.key]}
          </p>
        ))}
        <PlainList>
          {records.map((record) => (
            <ReviewRow key={record.key} record={record} />
          ))}
        </PlainList>
        <div className={classes.buttons}>
          {records.length > 0 && (
            <SubmitButton
              label={t(isHere && save.problem?.isOutcomeUnknown ? 'form.resend' : 'option.review.save')}
              busy={save.busy}
              secondsLeft={secondsLeft}
              waitSeconds={waitSeconds}
            />
          )}
          <Button isBlocked={save.busy} onClick={() => save.busy || onClose()}>
            {t('form.leave.cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  )
}
