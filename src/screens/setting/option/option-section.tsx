import { Title } from '@mantine/core'
import { Suspense, useId, type ComponentType, type FormEvent, type KeyboardEvent } from 'react'
import type { OptionSectionRecord as Section } from '#/resources/option/option-record'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useCountdown } from '#/ui/status/use-countdown'
import { SubmitButton } from '#/ui/form/submit-button'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm, useChanged } from './settings-form-context'
import { OptionInput } from './option-input'
import classes from './option.module.css'
import { SectionReport } from './section-report'
import { withoutTrailingSlashes } from '#/fields/trailing-slashes'
import { useFieldValue } from '#/ui/form/use-field-value'

const RatioTables = lazyComponent(async () => (await import('./ratio/ratio-tables')).RatioTables)

/** Custom components of sections, rendered in place of or beside their inputs. */
const CUSTOM_SECTIONS: Readonly<Record<string, ComponentType>> = { ratios: RatioTables }
const SECTION_NOTES: Readonly<Record<string, ComponentType>> = {
  github: () => <CallbackNote provider="github" />,
  lark: () => <CallbackNote provider="lark" />,
}

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
}

/** A form of options that are saved together, under its heading. */
export function OptionSection({ section, prefix }: OptionSectionProps) {
  const t = useT()
  const { form, save } = useSettingsForm()
  const changed = useChanged(form)
  const headingId = useId()
  const { id, title, hint, options } = section
  const isSource = save.source === id
  const waitSeconds = (isSource && save.problem?.waitSeconds) || 0
  const secondsLeft = useCountdown(waitSeconds, !save.busy)
  const submitOnce = useSubmitOnce(save.busy || secondsLeft > 0)
  const CustomSection = CUSTOM_SECTIONS[id]
  const Note = SECTION_NOTES[id]
  const name = t(title)
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
      data-wide={CustomSection ? true : undefined}
      onSubmit={submit}
      onKeyDown={ignoreEnterWhileComposing}
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
      </div>
    </form>
  )
}

/** Callback URLs to register at the provider, built from the server address as currently serverAddress. */
function CallbackNote({ provider }: { provider: 'github' | 'lark' }) {
  const t = useT()
  const { form } = useSettingsForm()
  const serverAddress: unknown = useFieldValue(form, 'ServerAddress')
  const address =
    typeof serverAddress === 'string' && serverAddress.trim() !== ''
      ? serverAddress.trim()
      : window.location.origin
  const home = withoutTrailingSlashes(address)
  const callback = `${home}/oauth/${provider}`
  return (
    <p className={classes.hint}>
      {provider === 'github'
        ? t('option.github.callback', { home, callback })
        : t('option.lark.callback', { callback })}
    </p>
  )
}
