import { Alert } from '@mantine/core'
import { channelTypeOf, CHANNEL_TYPES } from '#/resources/channel/channel-types/channel-types'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import { useModelsByType } from './use-models-by-type'

/** The type, with what to know of it. A number of a newer server is a choice of its own and survives (K10.8). */
export function TypeInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const related = useModelsByType()
  const chosen = useFieldValue(form, 'type')
  const type = channelTypeOf(Number(chosen))
  const known = CHANNEL_TYPES.map(({ value, label, color }) => ({
    value: String(value),
    label: t(label),
    color,
  }))
  const unknown = [form.base().type, chosen].filter((value) => !channelTypeOf(Number(value)))
  const choices = [
    ...known,
    ...[...new Set(unknown)].map((value) => ({ value, label: t('channel.form.type.unknown', { n: value }) })),
  ]
  // Who has chosen models keeps them; who has not, starts with those of the type.
  const suggestModels = async (value: string) => {
    const names = (related.data ?? (await related.refetch()).data)?.[value] ?? []
    const { type: now, models, custom_model } = form.values()
    if (now === value && models.length === 0 && custom_model === '') form.setValue('models', names)
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
