import { repairedBase } from '#/fields/address-text'
import type { ChannelFields } from '#/resources/channel/channel-fields'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { AddressOffer } from '#/ui/form/address-offer'
import { Field } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'

/** Label of the base URL for most types: an optional proxy used instead of the provider's own URL. */
const PROXY = {
  label: 'channel.form.proxy',
  hint: 'channel.form.proxy.hint',
  placeholder: 'https://domain.com',
} as const

/**
 * Base URL input, labelled as the selected channel type requires. Offers the base of an address without what the relay
 * appends itself.
 */
export function BaseUrlInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const { baseUrl, keepsVersion = false } = channelTypeOf(Number(useFieldValue(form, 'type'))) ?? {}
  const { label, hint, placeholder } = typeof baseUrl === 'object' ? baseUrl : PROXY
  const base = repairedBase(useFieldValue(form, 'base_url'), keepsVersion)
  const repair = (repaired: string) => {
    form.setValue('base_url', repaired)
    document.getElementById(form.idOf('base_url'))?.focus()
  }
  return (
    <Field
      form={form}
      name="base_url"
      label={t(label)}
      hint={hint && t(hint)}
      placeholder={placeholder}
      aside={<AddressOffer reason={t('channel.form.baseUrl.more')} base={base} onTake={repair} />}
    />
  )
}
