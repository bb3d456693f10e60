import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import type { ChannelFields } from './channel-fields'
import { MappingRows } from './mapping-rows'
import { MappingWarnings } from './mapping-warnings'
import { UnsupportedModels } from './unsupported-models'

/** The mapping as JSON and as rows, which say the same at any time. */
export function MappingInput({ form }: { form: FormHandle<ChannelFields> }) {
  return (
    <FieldInput
      form={form}
      name="model_mapping"
      aside={
        <>
          <UnsupportedModels form={form} />
          <MappingWarnings form={form} />
          <MappingRows form={form} />
        </>
      }
    />
  )
}
