import { Group, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDatetimeInput, NEVER, parseDatetimeInput } from '#/fields/datetime-text'
import { fieldNames, type FieldName } from '#/fields/fields'
import { timeZoneName } from '#/format/timestamp'
import { serverSeconds } from '#/http/server-clock'
import { QuotaInput } from '#/parts/quota-input'
import { modelQueries } from '#/resources/model/model'
import type { TokenFields } from '#/resources/token/token-fields'
import { SuggestionsUnavailable } from '#/app/form/suggestions-unavailable'
import { Field, type FieldExtras } from '#/ui/form/field'
import { FoldableSection } from '#/ui/form/foldable-section'
import { useFieldValue, type FormHandle } from '#/ui/form/form-handle'
import { FormSection } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'

const ZONE = timeZoneName()

/** Fields that restrict what a token may be used for; the others are those of the key itself. */
const LIMITS: readonly FieldName<TokenFields>[] = ['models', 'subnet']
const isLimit = (name: FieldName<TokenFields>) => LIMITS.includes(name)

export function TokenInputs({ form }: { form: FormHandle<TokenFields> }) {
  const t = useT()
  const models = useQuery(modelQueries.available())
  const extras: Partial<Record<FieldName<TokenFields>, FieldExtras>> = {
    ...(form.isStored && { name: { hint: t('token.name.kept') } }),
    expired_time: {
      hint: t('token.expiresAt.hint', { zone: ZONE }),
      placeholder: t('token.never'),
      aside: <ExpiryChoices form={form} />,
    },
    models: {
      suggestions: models.data,
      aside: models.isError && (
        <SuggestionsUnavailable query={models} text={t('channel.form.models.unavailable')} />
      ),
    },
  }
  const inputsOf = (names: readonly FieldName<TokenFields>[]) =>
    names.map((name) =>
      // A stored token is one.
      name === 'count' && form.isStored ? null : name === 'remain_quota' ? (
        <QuotaInput key={name} form={form} name={name} hasPresets />
      ) : (
        <Field key={name} form={form} name={name} {...extras[name]} />
      ),
    )
  return (
    <>
      <FormSection title={t('common.key')} note={t('token.section.key.note')}>
        {inputsOf(fieldNames(form.fields).filter((name) => !isLimit(name)))}
      </FormSection>
      <FoldableSection
        form={form}
        names={LIMITS}
        title={t('token.section.limits')}
        note={t('token.section.limits.note')}
        summary={<LimitsSummary form={form} />}
        hasProblem={models.isError}
      >
        {inputsOf(LIMITS)}
      </FoldableSection>
    </>
  )
}

/** Which models the token may request, and from where, for the folded section. */
function LimitsSummary({ form }: { form: FormHandle<TokenFields> }) {
  const t = useT()
  const models = useFieldValue(form, 'models')
  const subnet = useFieldValue(form, 'subnet').join(', ')
  return [
    models.length === 0 ? t('token.limits.everyModel') : models.join(', '),
    subnet === '' ? t('token.limits.anywhere') : t('token.limits.from', { subnet }),
  ].join(' · ')
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Seconds from now. A month is 30 days. */
const PRESETS = [
  ['never', undefined],
  ['minute', MINUTE_S],
  ['hour', HOUR_S],
  ['day', DAY_S],
  ['week', 7 * DAY_S],
  ['month', 30 * DAY_S],
  ['year', 365 * DAY_S],
] as const

/** Input text of the time in `seconds` by the server's clock, which decides the expiry; blank for never. */
const inSeconds = (seconds: number | undefined) =>
  seconds === undefined ? '' : formatDatetimeInput(serverSeconds() + seconds)

function ExpiryChoices({ form }: { form: FormHandle<TokenFields> }) {
  const t = useT()
  const expiry = useFieldValue(form, 'expired_time')
  const end = parseDatetimeInput(expiry) ?? NEVER
  const isPast = end !== NEVER && end <= serverSeconds() && expiry !== form.base().expired_time
  return (
    <Group role="group" aria-label={t('token.expiresAt.choices')}>
      {PRESETS.map(([name, seconds]) => (
        <Button size="xs" key={name} onClick={() => form.setValue('expired_time', inSeconds(seconds))}>
          {t(`token.expiryPreset.${name}`)}
        </Button>
      ))}
      <Text role="status" size="sm" c="orange">
        {isPast ? t('token.pastExpiry') : ''}
      </Text>
    </Group>
  )
}
