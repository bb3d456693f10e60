import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import type { ChannelFields } from './channel-fields'

/** Which of the chosen models tests ask for. */
export function TestModelInput({ form }: { form: FormHandle<ChannelFields> }) {
  const models = useFieldValue(form, 'models')
  const chosen = useFieldValue(form, 'test_model')
  const names = [...new Set(chosen === '' ? models : [...models, chosen])]
  return (
    <FieldInput form={form} name="test_model" choices={names.map((name) => ({ value: name, label: name }))} />
  )
}
