import { useQuery } from '@tanstack/react-query'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { modelQueries } from '#/resources/model/model-queries'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { PickerInput } from '#/ui/form/picker/picker-input'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import { CustomModelInput } from './custom-model-input'
import { ModelButtons } from './model-buttons'
import { ModelsUnavailable } from './models-unavailable'
import { useModelsByType } from './use-models-by-type'

/** Which models the channel serves: chosen from all known ones, filled in, or typed. */
export function ModelInputs({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const type = useFieldValue(form, 'type')
  const all = useQuery(modelQueries.all())
  const byType = useModelsByType()
  const related = byType.data?.[type]
  const known = [...new Set([...(related ?? []), ...(all.data ?? [])])]
  const missing = [all, byType].find(({ isError }) => isError)
  const isFree = channelTypeOf(Number(type))?.hasModels === false
  return (
    <>
      <FieldInput
        form={form}
        name="models"
        input={PickerInput}
        hint={t(isFree ? 'channel.form.models.free' : 'channel.form.models.hint')}
        suggestions={known}
        aside={missing && <ModelsUnavailable query={missing} text={t('channel.form.models.unavailable')} />}
      />
      <ModelButtons form={form} related={related} all={all.data} />
      <CustomModelInput form={form} />
    </>
  )
}
