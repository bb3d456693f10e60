import { Stack, Text, Title } from '@mantine/core'
import { useId, type FormEvent, type KeyboardEvent } from 'react'
import { withoutTrailingSlashes } from '#/fields/address-text'
import { messageOf } from '#/http/failure'
import { OPTION_KEYS, type OptionSectionRecord as Section } from '#/resources/option/option'
import type { OptionOutcome } from '#/resources/option/option-mutations'
import { optionLabel, OPTION_RECORDS, sectionOf } from '#/resources/option/option-records'
import { useFieldValue } from '#/ui/form/form-handle'
import { ProblemAlert } from '#/ui/form/form-problem'
import { SubmitButton } from '#/ui/form/submit-button'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { useCountdown } from '#/ui/status/use-countdown'
import { SLOW_MS, useElapsed } from '#/ui/status/use-elapsed'
import { OptionInput } from './option-input'
import classes from './option.module.css'
import { RefusalReason, useRefusalFocus } from './refusal-reason'
import { useSettingsForm, useChanged, type SaveSource } from './settings-form-state'

const RatioTables = lazyPart(async () => (await import('./ratio/ratio-tables')).RatioTables)

function ignoreEnterWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/** Serialised values of `keys`, to distinguish two saves. */
function serializeValues(form: ReturnType<typeof useSettingsForm>['form'], keys: readonly string[]): string {
  const values = form.values()
  return JSON.stringify(keys.map((key) => values[key]))
}

interface OptionSectionProps {
  section: Section
  /** Title of the tab, shown before the section's title when sections of several tabs are listed together. */
  prefix?: string
  /** Text of the search that found the section. */
  query?: string
}

/** A form of options that are saved together, under its heading. */
export function OptionSection({ section, prefix, query }: OptionSectionProps) {
  const t = useT()
  const { form, save } = useSettingsForm()
  const changed = useChanged(form)
  const headingId = useId()
  const { id, title, hint, options } = section
  const isSource = save.source === id
  const waitSeconds = (isSource && save.problem?.waitSeconds) || 0
  const secondsLeft = useCountdown(waitSeconds, !save.busy)
  const submitOnce = useSubmitOnce(save.busy || secondsLeft > 0)
  const hasTables = section.editor === 'ratios'
  const name = t(title)
  useRefusalFocus(id, hasTables)
  // Numbers of the section that a search hides are validated too.
  const hidden = OPTION_RECORDS.filter(
    ({ key }) => sectionOf(key)?.id === id && !options.some((option) => option.key === key),
  )
  // A group with the same name as its only field would be announced twice.
  const isNamedByField = options.some(({ field }) => t(field.label) === name)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const keys = options.map(({ key }) => key)
    const send = save.prepare(id, keys)
    // Only changed options: what a failed save left over is not a second click for the same.
    const unsaved = keys.filter((key) => changed.includes(key))
    if (send) submitOnce(send, serializeValues(form, unsaved))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the inputs inside
    <form
      noValidate
      aria-labelledby={isNamedByField ? undefined : headingId}
      aria-busy={isSource && save.busy}
      className={classes.section}
      data-wide={hasTables || undefined}
      onSubmit={submit}
      onKeyDown={ignoreEnterWhileComposing}
    >
      <div>
        <Title order={2} id={headingId} data-section={id} tabIndex={-1}>
          {prefix && (
            <Text span inherit fw={400} c="dimmed">
              {prefix}{' '}
            </Text>
          )}
          {name}
        </Title>
        {hint && <p className={classes.hint}>{t(hint)}</p>}
        {section.note && <SectionNote note={section.note} />}
      </div>
      <Stack gap="md" miw={0}>
        <SectionReport source={id} />
        {hidden.map((record) => (
          <RefusalReason key={record.key} record={record} source={id} isNamed />
        ))}
        {hasTables ? (
          <RatioTables query={query} />
        ) : (
          <div className={classes.fields}>
            {options.map((record) => (
              <OptionInput key={record.key} record={record} />
            ))}
          </div>
        )}
        <div className={classes.buttons}>
          <SubmitButton
            label={
              isSource && save.problem?.isOutcomeUnknown
                ? t('form.resend')
                : t('option.save', { section: name })
            }
            busy={save.busy && isSource}
            secondsLeft={secondsLeft}
            waitSeconds={waitSeconds}
            isQuiet={!options.some(({ key }) => changed.includes(key))}
          />
        </div>
      </Stack>
    </form>
  )
}

/** Note of a section, built from the server address in the form; before one is set, from this console's. */
function SectionNote({ note }: { note: NonNullable<Section['note']> }) {
  const { form } = useSettingsForm()
  const serverAddress: unknown = useFieldValue(form, OPTION_KEYS.serverAddress)
  const address = typeof serverAddress === 'string' ? serverAddress.trim() : ''
  return <p className={classes.hint}>{note(withoutTrailingSlashes(address || window.location.origin))}</p>
}

function OutcomeLine({ outcome }: { outcome: OptionOutcome }) {
  const t = useT()
  const state =
    outcome.state === 'failed'
      ? t('option.report.failed', { message: messageOf(outcome.error) })
      : t(`option.report.${outcome.state}`)
  return (
    <li data-state={outcome.state}>
      {optionLabel(outcome.key)}: {state}
    </li>
  )
}

/** Error of the last save from this source and the outcome of each option. */
export function SectionReport({ source }: { source: SaveSource }) {
  const t = useT()
  const { save } = useSettingsForm()
  const isHere = save.source === source
  const isLong = useElapsed(SLOW_MS, isHere && save.busy)
  const { outcomes, problem } = save
  const count = (state: OptionOutcome['state']) =>
    outcomes.filter((outcome) => outcome.state === state).length
  const isList = isHere && problem !== null && outcomes.length > 1
  return (
    <>
      {isHere && <ProblemAlert problem={problem} busy={save.busy} />}
      {isList && (
        <div className={classes.report}>
          <p>
            {t('option.report', {
              saved: count('saved'),
              failed: count('failed'),
              notSent: count('notSent'),
            })}
          </p>
          <ul>
            {outcomes.map((outcome) => (
              <OutcomeLine key={outcome.key} outcome={outcome} />
            ))}
          </ul>
        </div>
      )}
      <output className={classes.status}>{isLong ? t('form.stillWorking') : ''}</output>
    </>
  )
}
