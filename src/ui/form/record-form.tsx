import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues, Fields } from '#/fields/field-values'
import { useT } from '#/ui/language/use-t'
import { DraftNotice } from './draft-notice'
import type { FormHandle } from './form-handle'
import type { FormProblem } from './form-problem'
import { FormNavigationGuard } from './form-navigation-guard'
import { ProblemAlert } from './problem-alert'
import { isComposing } from '#/ui/language/is-composing'
import classes from './record-form.module.css'
import { SubmitButton } from './submit-button'
import { useCountdown } from '#/ui/status/use-countdown'
import { useSlowBusy } from './use-slow-busy'
import { useSubmitOnce } from './use-submit-once'
import { InvalidFieldsSummary } from './invalid-fields'

interface RecordFormProps<Of extends Fields> {
  form: FormHandle<Of>
  /** What the page's `h1` says. */
  label: string
  /** A save is on its way. */
  busy: boolean
  /** Why the last one failed. */
  problem: FormProblem | null
  /**
   * Called once per press with valid answers, and with the value of the button that was pressed, if it has one. A
   * promise keeps the form from being sent again until it settles; false means that nothing was sent.
   */
  onSubmit: (values: FieldValues<Of>, pressed: string) => unknown
  submitLabel?: string
  /** `danger` for what cannot be undone. */
  tone?: 'danger' | 'plain'
  /** Seconds until it may be sent again for another reason than a failure; counted down by the caller. */
  cooldown?: number
  onCancel?: () => void
  /** `free` for forms nobody minds losing, such as the log-in; the others ask before they are left dirty. */
  leave?: 'ask' | 'free'
  /** More buttons beside submit. */
  actions?: ReactNode
  children: ReactNode
}

function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/** The shell of every form: problems on top, fields, submit and cancel, the draft and the question on leaving. */
export function RecordForm<const Of extends Fields>(props: RecordFormProps<Of>) {
  const {
    form,
    label,
    busy,
    problem,
    onSubmit,
    submitLabel,
    tone = 'plain',
    cooldown = 0,
    onCancel,
    leave = 'ask',
    actions,
    children,
  } = props
  const t = useT()
  const element = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const waitSeconds = problem?.waitSeconds ?? 0
  const secondsLeft = Math.max(useCountdown(waitSeconds, !busy), cooldown)
  const isLong = useSlowBusy(busy)
  const once = useSubmitOnce(busy || secondsLeft > 0)

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog is inside its page's form for React, though not for the browser.
    event.stopPropagation()
    const { nativeEvent: native } = event
    const button = native instanceof SubmitEvent ? native.submitter : null
    if (!form.validate()) return setRefusals(refusals + 1)
    const values = form.values()
    const pressed = button?.getAttribute('value') ?? ''
    // Answers corrected after a quick refusal are something else than the double click before.
    return once(() => onSubmit(values, pressed), JSON.stringify([pressed, values]))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- sees the keys of its inputs
    <form
      ref={element}
      noValidate
      aria-label={label}
      aria-busy={busy}
      className={classes.form}
      onSubmit={submit}
      onKeyDown={keepComposing}
    >
      <ProblemAlert problem={problem} busy={busy} />
      <DraftNotice draft={form.draft} />
      <InvalidFieldsSummary form={form} />
      {children}
      <div className={classes.buttons}>
        <SubmitButton
          label={submitLabel ?? t(problem?.isOutcomeUnknown ? 'form.resend' : 'form.submit')}
          tone={tone}
          busy={busy}
          secondsLeft={secondsLeft}
          waitSeconds={waitSeconds}
        />
        {actions}
        {onCancel ? (
          <Button type="button" variant="default" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        ) : null}
      </div>
      <output className={classes.status}>{isLong ? t('form.stillWorking') : ''}</output>
      {leave === 'ask' ? <FormNavigationGuard form={form} busy={busy} /> : null}
    </form>
  )
}
