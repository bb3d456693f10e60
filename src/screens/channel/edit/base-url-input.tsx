import { repairedBaseUrl } from '#/resources/channel/channel-values'
import type { ChannelFields } from '#/resources/channel/channel-fields'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { AddressOffer } from '#/ui/form/address-offer'
import { Field } from '#/ui/form/field'
import { type FormHandle, useFieldValue, useFormState } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'

/** Label of the base URL for most types: an optional proxy used instead of the provider's own URL. */
const PROXY = {
  label: 'channel.form.proxy',
  hint: 'channel.form.proxy.hint',
  placeholder: 'https://domain.com',
} as const

/** Base URL input, labelled as the selected channel type requires. */
export function BaseUrlInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const baseUrl = channelTypeOf(Number(useFieldValue(form, 'type')))?.baseUrl
  const { label, hint, placeholder } = typeof baseUrl === 'object' ? baseUrl : PROXY
  return (
    <Field
      form={form}
      name="base_url"
      label={t(label)}
      hint={hint && t(hint)}
      placeholder={placeholder}
      aside={<BaseUrlOffer form={form} />}
    />
  )
}

/** Offers the base URL without what the relay appends itself. */
function BaseUrlOffer({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const base = useFormState(form, () => repairedBaseUrl(form.values()))
  const repair = (repaired: string) => {
    form.setValue('base_url', repaired)
    document.getElementById(form.idOf('base_url'))?.focus()
  }
  return <AddressOffer reason={t('channel.form.baseUrl.more')} base={base} onTake={repair} />
}
