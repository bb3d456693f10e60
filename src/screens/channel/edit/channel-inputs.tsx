import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { FormSection } from '#/ui/form/form-section'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import { KeyInputs } from './key-inputs'
import { MappingInput } from './mapping-input'
import { ModelInputs, ModelsUnavailable } from './model-inputs'
import { TypeInput } from './type-input'
import classes from './channel-edit.module.css'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { useFieldValue } from '#/ui/form/use-field-value'
import { Alert } from '@mantine/core'
import { extraNames } from './extra-fields'
import { useQuery } from '@tanstack/react-query'
import { groupQueries } from '#/resources/group/group-queries'

interface ChannelInputsProps {
  form: FormHandle<ChannelFields>
  isNew: boolean
  isConfigReadable?: boolean
}

/** All inputs of the channel form, the required ones first. */
export function ChannelInputs({ form, isNew, isConfigReadable = true }: ChannelInputsProps) {
  const t = useT()
  return (
    <>
      <FormSection title={t('channel.form.section.upstream')}>
        <TypeInput form={form} />
        <FieldInput form={form} name="name" />
        <ExtraInputs form={form} isConfigReadable={isConfigReadable} />
        <KeyInputs form={form} isNew={isNew} />
        <BaseUrlInput form={form} />
      </FormSection>
      <FormSection title={t('channel.form.section.models')}>
        <ModelInputs form={form} />
        <MappingInput form={form} />
        <FieldInput form={form} name="system_prompt" />
      </FormSection>
      <FormSection title={t('channel.form.section.routing')}>
        <ChannelGroupInput form={form} />
        <div className={classes.pair}>
          <FieldInput form={form} name="priority" />
          <FieldInput form={form} name="weight" />
        </div>
        <TestModelInput form={form} />
      </FormSection>
    </>
  )
}

/** Label of the base URL for most types: an optional proxy used instead of the provider's own URL. */
const PROXY = {
  label: 'channel.form.proxy',
  hint: 'channel.form.proxy.hint',
  placeholder: 'https://domain.com',
} as const

/** Base URL input, labelled as the selected channel type requires. */
function BaseUrlInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const baseUrl = channelTypeOf(Number(useFieldValue(form, 'type')))?.baseUrl
  const { label, hint, placeholder } = typeof baseUrl === 'object' ? baseUrl : PROXY
  return (
    <FieldInput
      form={form}
      name="base_url"
      label={t(label)}
      hint={hint && t(hint)}
      placeholder={placeholder}
    />
  )
}

interface ExtraInputsProps {
  form: FormHandle<ChannelFields>
  isConfigReadable: boolean
}

/** Inputs of the selected type's extra fields. */
function ExtraInputs({ form, isConfigReadable }: ExtraInputsProps) {
  const t = useT()
  const type = channelTypeOf(Number(useFieldValue(form, 'type')))
  return (
    <>
      {isConfigReadable ? null : (
        <Alert role="note" color="yellow" variant="light">
          {t('channel.form.config.unreadable')}
          <FieldInput form={form} name="replace_config" />
        </Alert>
      )}
      {type ? extraNames(type).map((name) => <FieldInput key={name} form={form} name={name} />) : null}
    </>
  )
}

/** Groups whose users can call the channel. */
function ChannelGroupInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  return (
    <FieldInput
      form={form}
      name="group"
      suggestions={groups.data}
      aside={
        groups.isError && <ModelsUnavailable query={groups} text={t('channel.form.groups.unavailable')} />
      }
    />
  )
}

/** Model that channel tests request, one of the selected models. */
function TestModelInput({ form }: { form: FormHandle<ChannelFields> }) {
  const models = useFieldValue(form, 'models')
  const selected = useFieldValue(form, 'test_model')
  const names = [...new Set(selected === '' ? models : [...models, selected])]
  return (
    <FieldInput form={form} name="test_model" choices={names.map((name) => ({ value: name, label: name }))} />
  )
}
