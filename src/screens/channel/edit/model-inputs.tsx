import { useQuery } from '@tanstack/react-query'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { modelQueries } from '#/resources/model/model-queries'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { PickerInput } from '#/ui/form/picker/picker-input'
import { useAnswer } from '#/ui/form/use-answer'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import { CustomModelInput } from './custom-model-input'
import { ModelButtons } from './model-buttons'
import { PartMissing } from './part-missing'
import { useModelsByType } from './use-models-by-type'

/** Which models the channel serves: chosen from all known ones, filled in, or typed. */
export function ModelInputs({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const type = useAnswer(form, 'type')
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
        hint={t(isFree ? 'channelForm.models.free' : 'channelForm.models.hint')}
        suggestions={known}
        aside={missing && <PartMissing query={missing} text={t('channelForm.models.unavailable')} />}
      />
      <ModelButtons form={form} related={related} all={all.data} />
      <CustomModelInput form={form} />
    </>
  )
}
