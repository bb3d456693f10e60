import { Alert } from '@mantine/core'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import { extraNames } from './extra-fields'

interface Props {
  form: FormHandle<ChannelFields>
  isConfigReadable: boolean
}

/** What the chosen type asks for, whichever it is. */
export function ExtraInputs({ form, isConfigReadable }: Props) {
  const t = useT()
  const type = channelTypeOf(Number(useFieldValue(form, 'type')))
  return (
    <>
      {isConfigReadable ? null : (
        <Alert role="note" color="yellow" variant="light">
          {t('channel.form.config.unreadable')}
          <FieldInput form={form} name="replace_config" />
        </Alert>
      )}
      {type ? extraNames(type).map((name) => <FieldInput key={name} form={form} name={name} />) : null}
    </>
  )
}
