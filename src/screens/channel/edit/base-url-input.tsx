import { useSyncExternalStore } from 'react'
import { addressRepair } from '#/resources/channel/channel-draft'
import type { ChannelFields } from '#/resources/channel/channel-fields'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { Button } from '#/ui/controls/button'
import { FieldInput } from '#/ui/form/field-input'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { Text } from '#/ui/text/text'

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
    <FieldInput
      form={form}
      name="base_url"
      label={t(label)}
      hint={hint && t(hint)}
      placeholder={placeholder}
      aside={<AddressOffer form={form} />}
    />
  )
}

/** Offers the base URL without what the relay appends itself. */
function AddressOffer({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const base = useSyncExternalStore(form.subscribe, () => addressRepair(form.values())?.base)
  if (base === undefined) return null
  const repair = () => {
    const { values = {} } = addressRepair(form.values()) ?? {}
    form.setValues(values)
    // The pressed button is unmounted together with the offer.
    document.getElementById(form.idOf('base_url'))?.focus()
  }
  return (
    <div role="status">
      <Text>{t('channel.form.baseUrl.more')}</Text>
      <Button size="sm" onClick={repair}>
        {t('channel.form.baseUrl.repair', { base })}
      </Button>
    </div>
  )
}
