import { Alert } from '@mantine/core'
import { channelTypeOf, CHANNEL_TYPES } from '#/resources/channel/channel-types/channel-types'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import { useModelsByType } from './model-inputs'

/**
 * Channel type select with notes about the type. An unknownTypes number from a newer server stays selectable
 * (K10.8).
 */
export function TypeInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const related = useModelsByType()
  const selected = useFieldValue(form, 'type')
  const type = channelTypeOf(Number(selected))
  const knownTypes = CHANNEL_TYPES.map(({ value, label, color }) => ({
    value: String(value),
    label: t(label),
    color,
  }))
  const unknownTypes = [form.base().type, selected].filter((value) => !channelTypeOf(Number(value)))
  const choices = [
    ...knownTypes,
    ...[...new Set(unknownTypes)].map((value) => ({
      value,
      label: t('channel.form.type.unknown', { n: value }),
    })),
  ]
  // Fill in the models of the new type, unless the user already selected some.
  const suggestModels = async (value: string) => {
    const names = (related.data ?? (await related.refetch()).data)?.[value] ?? []
    const { type: currentType, models, custom_model } = form.values()
    if (currentType === value && models.length === 0 && custom_model === '') form.setValue('models', names)
  }
  return (
    <>
      <FieldInput
        form={form}
        name="type"
        choices={choices}
        onChanged={(value) => void suggestModels(value)}
      />
      {type?.notice ? (
        <Alert role="note" color="blue" variant="light">
          {t(type.notice)}
        </Alert>
      ) : null}
    </>
  )
}
