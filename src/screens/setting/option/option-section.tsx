import { Title } from '@mantine/core'
import { Suspense, useId, type ComponentType, type FormEvent, type KeyboardEvent } from 'react'
import type { OptionSectionRecord as Section } from '#/resources/option/option-record'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useCountdown } from '#/ui/status/use-countdown'
import { SubmitButton } from '#/ui/form/submit-button'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { CallbackNote } from './callback-note'
import { useSettingsForm } from './settings-form-context'
import { OptionInput } from './option-input'
import classes from './option.module.css'
import { SectionReport } from './section-report'
import { useChanged } from './use-changed'

const RatioTables = lazyComponent(async () => (await import('./ratio/ratio-tables')).RatioTables)

/** What stands in a section beside its inputs, or in their place. */
const CUSTOM_SECTIONS: Readonly<Record<string, ComponentType>> = { ratios: RatioTables }
const SECTION_NOTES: Readonly<Record<string, ComponentType>> = {
  github: () => <CallbackNote provider="github" />,
  lark: () => <CallbackNote provider="lark" />,
}

function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/** What is typed at `keys`, to tell one save from another. */
function answersText(
  { values: answers }: ReturnType<typeof useSettingsForm>['form'],
  keys: readonly string[],
): string {
  const typed = answers()
  return JSON.stringify(keys.map((key) => typed[key]))
}

interface Props {
  section: Section
  /** The name of its tab stands before its own, where sections of several tabs are shown together. */
  prefix?: string
}

/** Options that are saved together: a form of its own, under its heading. */
export function OptionSection({ section, prefix }: Props) {
  const t = useT()
  const { form, save } = useSettingsForm()
  const changed = useChanged(form)
  const headingId = useId()
  const { id, title, hint, options } = section
  const isHere = save.source === id
  const waitSeconds = (isHere && save.problem?.waitSeconds) || 0
  const secondsLeft = useCountdown(waitSeconds, !save.busy)
  const once = useSubmitOnce(save.busy || secondsLeft > 0)
  const CustomSection = CUSTOM_SECTIONS[id]
  const Note = SECTION_NOTES[id]
  const name = t(title)
  // Two things of one name in each other are heard twice.
  const isNamedByField = options.some(({ field }) => t(field.label) === name)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const keys = options.map(({ key }) => key)
    const send = save.prepare(id, keys)
    if (send) once(send, answersText(form, keys))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- sees the keys of its inputs
    <form
      noValidate
      aria-labelledby={isNamedByField ? undefined : headingId}
      aria-busy={isHere && save.busy}
      className={classes.section}
      data-wide={CustomSection ? true : undefined}
      onSubmit={submit}
      onKeyDown={keepComposing}
    >
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          {prefix && <span className={classes.prefix}>{prefix} </span>}
          {name}
        </Title>
        {hint && <p className={classes.hint}>{t(hint)}</p>}
        {Note && <Note />}
      </div>
      <div className={classes.body}>
        <SectionReport source={id} />
        {CustomSection ? (
          <Suspense>
            <CustomSection />
          </Suspense>
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
              isHere && save.problem?.isOutcomeUnknown
                ? t('form.resend')
                : t('option.save', { section: name })
            }
            busy={save.busy && isHere}
            secondsLeft={secondsLeft}
            waitSeconds={waitSeconds}
            isQuiet={!options.some(({ key }) => changed.includes(key))}
          />
        </div>
      </div>
    </form>
  )
}
