import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'

/** How most types ask for an address: calls can go to it instead of the provider's own. */
const PROXY = {
  label: 'channel.form.proxy',
  hint: 'channel.form.proxy.hint',
  placeholder: 'https://domain.com',
} as const

/** The address, asked for in the words of the type. */
export function BaseUrlInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const asked = channelTypeOf(Number(useFieldValue(form, 'type')))?.baseUrl
  const { label, hint, placeholder } = typeof asked === 'object' ? asked : PROXY
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
