import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { FormSection } from '#/ui/form/form-section'
import { useT } from '#/ui/language/use-t'
import { BaseUrlInput } from './base-url-input'
import type { ChannelFields } from './channel-fields'
import { ExtraInputs } from './extra-inputs'
import { ChannelGroupInput } from './channel-group-input'
import { KeyInputs } from './key-inputs'
import { MappingInput } from './mapping-input'
import { ModelInputs } from './model-inputs'
import { TestModelInput } from './test-model-input'
import { TypeInput } from './type-input'
import classes from './channel-inputs.module.css'

interface Props {
  form: FormHandle<ChannelFields>
  isNew: boolean
  isConfigReadable?: boolean
}

/** The questions of a channel's form, the essential ones first. */
export function ChannelInputs({ form, isNew, isConfigReadable = true }: Props) {
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
