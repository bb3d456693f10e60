import { Box, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { CancelButton } from '../dialog/dialog-leave'
import { useUnsavedWork } from '../dialog/unsaved-work'
import { asFieldValues, type AnyFieldValues, type FieldValues, type Fields } from '#/fields/fields'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { SLOW_MS, useElapsed } from '#/ui/status/use-elapsed'
import { DraftNotice } from './draft'
import type { FormHandle } from './form-handle'
import { FormState } from './form-layout'
import { FormNavigationGuard } from './form-navigation-guard'
import { type FormProblem, InvalidFieldsSummary, ProblemAlert } from './form-problem'
import classes from './record-form.module.css'
import { SubmitButton } from './submit-button'
import { useSubmitOnce } from './use-submit-once'

interface RecordFormProps<Of extends Fields> {
  form: FormHandle<Of>
  /** Accessible name of the form: the title of its page, without the name of its record. */
  label: string
  /** True while a save is pending. */
  busy: boolean
  /** Why the last submit failed. */
  problem: FormProblem | null
  /**
   * Called once per submit with valid values and the `value` of the pressed button, if any. A returned promise blocks
   * further submits until it settles; false means that nothing was sent.
   */
  onSubmit: (values: FieldValues<Of>, pressed: string) => unknown
  /** What the submit does, as a verb; *Save* by default. */
  submitLabel?: string | undefined
  /** `danger` for irreversible actions. */
  tone?: 'danger' | 'plain'
  /** Seconds until the form can be sent again for another reason than a failure; counted down by the caller. */
  cooldown?: number
  onCancel?: () => void
  /**
   * `ask`, the default of a page, confirms before a dirty form is left; `free` does not, but the page stays when the session
   * ends.
   */
  leave?: 'ask' | 'free'
  /** Additional buttons between cancel and submit. */
  actions?: ReactNode
  /** Whether the form is a page of its own: wide, with its state beside buttons that stay in view. */
  isPage?: boolean
  children: ReactNode
}

/** Enter that confirms an IME composition must not submit. */
function preventSubmitWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/** Values that a password manager put into blank inputs without an event. */
export function filledSilently<Of extends Fields>(form: FormHandle<Of>): Partial<FieldValues<Of>> {
  const values: AnyFieldValues = form.values()
  const filled = Object.entries(form.fields).flatMap(([name, { kind }]) => {
    const input = kind === 'text' || kind === 'secret' ? document.getElementById(form.idOf(name)) : null
    return values[name] === '' && input instanceof HTMLInputElement && input.value !== ''
      ? [[name, input.value]]
      : []
  })
  return asFieldValues(form.fields, Object.fromEntries(filled))
}

/** Layout of every form: errors and draft notice on top, fields, buttons, and the navigation guard. */
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
    actions,
    isPage = false,
    leave = isPage ? 'ask' : 'free',
    children,
  } = props
  const t = useT()
  const waitSeconds = problem?.waitSeconds ?? 0
  const secondsLeft = Math.max(useCountdown(waitSeconds, !busy), cooldown)
  const isSlow = useElapsed(SLOW_MS, busy)
  const submitOnce = useSubmitOnce(busy || secondsLeft > 0)
  useUnsavedWork('typed', () => leave === 'free' && form.isDirty())

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events through portals: a form in a dialog would also submit the page's form.
    event.stopPropagation()
    const { nativeEvent: native } = event
    const button = native instanceof SubmitEvent ? native.submitter : null
    form.setValues(filledSilently(form))
    if (!form.validate()) return undefined
    const values = form.values()
    const pressed = button?.getAttribute('value') ?? ''
    // The values are part of the subject: corrected values sent right after a refusal are not a double click.
    return submitOnce(() => onSubmit(values, pressed), JSON.stringify([pressed, values]))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys that bubble from its inputs
    <form
      noValidate
      aria-label={label}
      aria-busy={busy}
      data-layout={isPage ? 'page' : undefined}
      onSubmit={submit}
      onKeyDown={preventSubmitWhileComposing}
    >
      {/* Enter presses the first button that submits, which must not be one of the additional ones. */}
      {actions ? <button type="submit" hidden aria-label={t('form.submit')} /> : null}
      <Stack gap="var(--gc-form)" maw={isPage ? 'var(--gc-length-60)' : 'var(--gc-length-44)'}>
        <ProblemAlert problem={busy ? null : problem} />
        <DraftNotice draft={form.draft} />
        <InvalidFieldsSummary form={form} />
        {children}
        <div className={classes.bar}>
          <Box className={classes.state} c="dimmed" fz="sm">
            {isPage && <FormState form={form} />}
            <Text component="output" inherit mt={isSlow ? 'xs' : undefined}>
              {isSlow ? t('form.stillWorking') : ''}
            </Text>
          </Box>
          {/* As in every dialog: cancel, then the primary button at the right. */}
          <Group gap="sm" className={classes.buttons} justify={onCancel || actions ? 'flex-end' : undefined}>
            {onCancel ? <CancelButton onClick={onCancel} /> : null}
            {actions}
            <SubmitButton
              label={submitLabel ?? t(problem?.isOutcomeUnknown ? 'form.resend' : 'form.submit')}
              tone={tone}
              busy={busy}
              secondsLeft={secondsLeft}
              waitSeconds={waitSeconds}
            />
          </Group>
        </div>
      </Stack>
      {leave === 'ask' ? <FormNavigationGuard form={form} busy={busy} /> : null}
    </form>
  )
}
