import { Alert, Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, type ClipboardEvent } from 'react'
import { fieldNames } from '#/fields/fields'
import { repairedBase } from '#/fields/address-text'
import { parseList } from '#/fields/text-list'
import { ChannelTypeMark } from '../channel-type-badge'
import {
  derivedValues,
  type ChannelFields,
  type ChannelValues,
  extraNames,
  groupsWarning,
} from '#/resources/channel/channel-fields'
import type { ChannelType } from '#/resources/channel/channel-types/channel-type'
import {
  channelTypeName,
  channelTypeOf,
  CHANNEL_TYPES,
} from '#/resources/channel/channel-types/channel-types'
import { parseMapping } from '#/resources/channel/model-mapping'
import { groupQueries } from '#/resources/group/group'
import { modelQueries } from '#/resources/model/model'
import { SuggestionsUnavailable } from '#/app/form/suggestions-unavailable'
import { AddressOffer } from '#/ui/form/address-offer'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { Field } from '#/ui/form/field'
import { FoldableSection } from '#/ui/form/foldable-section'
import { type FormHandle, useFieldValue, useFormState } from '#/ui/form/form-handle'
import { FieldPair } from '#/ui/form/form-layout'
import { useT } from '#/ui/language/use-t'
import { MappingInput } from './mapping-input'
import { ModelInputs } from './model-inputs'

interface ChannelInputsProps {
  form: FormHandle<ChannelFields>
}

/** The fields of the sections; the first has all others. */
const SECTIONS = {
  upstream: [],
  models: ['models'],
  rewriting: ['model_mapping', 'system_prompt'],
  routing: ['group', 'priority', 'weight', 'test_model'],
} as const
const OTHER_FIELDS = new Set<string>(Object.values(SECTIONS).flat())

/** All inputs of the channel form in sections, the required ones first; the others are folded away. */
export function ChannelInputs({ form }: ChannelInputsProps) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  const type = channelTypeOf(Number(useFieldValue(form, 'type')))
  // The first section is there before the others are rendered, but nothing may move before the user has done anything.
  const wasActive = 'userActivation' in navigator && navigator.userActivation.hasBeenActive
  const hasOthers = useDeferredValue(true, form.focusName !== undefined || !wasActive)
  const section = (name: keyof typeof SECTIONS) => ({
    form,
    names:
      name === 'upstream'
        ? fieldNames(form.fields).filter((each) => !OTHER_FIELDS.has(each))
        : SECTIONS[name],
    title: t(`channel.form.section.${name}`),
    note: t(`channel.form.section.${name}.note`),
    summary: <ChannelSummary form={form} section={name} />,
  })
  return (
    <>
      <FoldableSection {...section('upstream')} isOpenAtFirst>
        <FieldPair>
          <TypeInput form={form} />
          <Field form={form} name="name" />
        </FieldPair>
        {type?.notice && <Alert role="note">{t(type.notice)}</Alert>}
        <ExtraInputs form={form} type={type} />
        <KeyInputs form={form} type={type} />
      </FoldableSection>
      {hasOthers ? (
        <>
          <FoldableSection {...section('models')} isOpenAtFirst>
            <ModelInputs form={form} />
          </FoldableSection>
          {type?.hasModels !== false && (
            <FoldableSection {...section('rewriting')}>
              <MappingInput form={form} />
              <Field form={form} name="system_prompt" />
            </FoldableSection>
          )}
          <FoldableSection {...section('routing')} hasProblem={groups.isError}>
            <ChannelGroupInput form={form} />
            <FieldPair>
              <Field form={form} name="priority" />
              <Field form={form} name="weight" />
            </FieldPair>
            <TestModelInput form={form} />
          </FoldableSection>
        </>
      ) : (
        <Box h="var(--gc-length-16)" />
      )}
    </>
  )
}

interface TypedInputsProps extends ChannelInputsProps {
  type: ChannelType | undefined
}

function ExtraInputs({ form, type }: TypedInputsProps) {
  const t = useT()
  const fillDerived = () => form.setValues(derivedValues(form.values()))
  return (
    <>
      {form.base().replace_config ? null : (
        <Alert color="orange" role="note">
          {t('channel.form.config.unreadable')}
          <Field form={form} name="replace_config" />
        </Alert>
      )}
      {type
        ? extraNames(type).map((name) => <Field key={name} form={form} name={name} onChanged={fillDerived} />)
        : null}
    </>
  )
}

function ChannelGroupInput({ form }: ChannelInputsProps) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  const warning = groupsWarning(useFieldValue(form, 'group'))
  return (
    <Field
      form={form}
      name="group"
      suggestions={groups.data}
      aside={
        <>
          {groups.isError && (
            <SuggestionsUnavailable query={groups} text={t('channel.form.groups.unavailable')} />
          )}
          {warning !== undefined && (
            <Alert color="orange" role="status">
              {warning}
            </Alert>
          )}
        </>
      }
    />
  )
}

function TestModelInput({ form }: ChannelInputsProps) {
  const models = useFieldValue(form, 'models')
  const selected = useFieldValue(form, 'test_model')
  const names = [...new Set(selected === '' ? models : [...models, selected])]
  return <Field form={form} name="test_model" choices={names.map((name) => ({ value: name, label: name }))} />
}

/** Channel type select. A number of a newer server stays selectable. */
function TypeInput({ form }: ChannelInputsProps) {
  const related = useQuery(modelQueries.byType())
  const selected = useFieldValue(form, 'type')
  const types = new Set([...CHANNEL_TYPES.map(({ value }) => String(value)), form.base().type, selected])
  const choices = Array.from(types, (value) => ({
    value,
    label: channelTypeName(Number(value)),
    mark: <ChannelTypeMark type={Number(value)} />,
  }))
  // Fill in the models of the new type, unless the user already selected some.
  const suggestModels = async (value: string) => {
    const names = (related.data ?? (await related.refetch()).data)?.[value] ?? []
    const { type: currentType, models } = form.values()
    if (currentType === value && models.length === 0) form.setValue('models', names)
  }
  return <Field form={form} name="type" choices={choices} onChanged={(value) => void suggestModels(value)} />
}

/** Key input: one line, or one key per line in batch mode. Renders nothing for types with a composed key. */
function KeyInputs({ form, type }: TypedInputsProps) {
  const t = useT()
  const shape = t(type?.keyHint ?? 'channel.form.key.hint')
  const hint = form.isStored
    ? [t('channel.form.key.stored'), type?.keyHint && shape].filter(Boolean).join(' ')
    : shape
  /** Switches to batch mode when several keys are pasted; a single-line input would join them. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (form.isStored || parseList(text, 'keys').entries.length < 2) return
    event.preventDefault()
    form.setValue('batch', true)
    form.setValue('keys', text)
    recoverFocus(() => document.getElementById(form.idOf('keys')))
  }
  return (
    <>
      <FieldPair>
        <div onPaste={paste}>
          <Field form={form} name="key" hint={hint} isRequired={!form.isStored} />
        </div>
        <BaseUrlInput form={form} />
      </FieldPair>
      <Field
        form={form}
        name="keys"
        hint={`${t('channel.form.keys.hint')} · ${shape}`}
        aside={<KeyCount form={form} />}
      />
      {form.isStored ? null : <Field form={form} name="batch" />}
    </>
  )
}

/** Number of keys, and of what else the text contains, before it is sent. */
function KeyCount({ form }: ChannelInputsProps) {
  const t = useT()
  const text = useFieldValue(form, 'keys')
  const { entries, duplicates, blanks: empty } = parseList(text, 'keys')
  return (
    <output>
      {text === '' ? '' : t('channel.form.keys.count', { new: entries.length, duplicates, empty })}
    </output>
  )
}

/** Label of the base URL for most types: an optional proxy used instead of the provider's own URL. */
const PROXY = {
  label: 'channel.form.proxy',
  hint: 'channel.form.proxy.hint',
  placeholder: 'https://domain.com',
} as const

/** Labelled as the type requires. Offers the base of an address without what the relay appends itself. */
function BaseUrlInput({ form }: ChannelInputsProps) {
  const t = useT()
  const { baseUrl, keepsVersion = false } = channelTypeOf(Number(useFieldValue(form, 'type'))) ?? {}
  const { label, hint, placeholder } = typeof baseUrl === 'object' ? baseUrl : PROXY
  const base = repairedBase(useFieldValue(form, 'base_url'), keepsVersion)
  const repair = (repaired: string) => {
    form.setValue('base_url', repaired)
    document.getElementById(form.idOf('base_url'))?.focus()
  }
  return (
    <Field
      form={form}
      name="base_url"
      label={t(label)}
      hint={hint && t(hint)}
      placeholder={placeholder}
      aside={<AddressOffer reason={t('channel.form.baseUrl.more')} base={base} onTake={repair} />}
    />
  )
}

type Summary = (values: ChannelValues, t: ReturnType<typeof useT>) => readonly string[]

const SUMMARIES: Record<keyof typeof SECTIONS, Summary> = {
  upstream: ({ type, name }) => [channelTypeName(Number(type)), name],
  models: ({ models }, t) => [t('common.modelCount', { n: models.length })],
  rewriting: ({ model_mapping, system_prompt }, t) => {
    const n = parseMapping(model_mapping)?.length ?? '?'
    return [
      n === 0 ? t('channel.form.summary.noMapping') : t('channel.form.summary.mapping', { n }),
      t(system_prompt.trim() === '' ? 'channel.form.summary.noPrompt' : 'channel.form.summary.prompt'),
    ]
  },
  routing: ({ group, priority, weight, test_model }, t) => [
    group.join(', '),
    t('channel.form.summary.priority', { n: priority.trim() || '0' }),
    t('channel.form.summary.weight', { n: weight.trim() || '0' }),
    test_model && t('channel.form.summary.testModel', { name: test_model }),
  ],
}

function ChannelSummary({ form, section }: ChannelInputsProps & { section: keyof typeof SUMMARIES }) {
  const t = useT()
  return useFormState(form, () =>
    SUMMARIES[section](form.values(), t)
      .filter((text) => text.trim() !== '')
      .join(' · '),
  )
}
