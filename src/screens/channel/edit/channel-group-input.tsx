import { useQuery } from '@tanstack/react-query'
import { groupQueries } from '#/resources/group/group-queries'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import { ModelsUnavailable } from './models-unavailable'

/** Whose calls the channel serves. */
export function ChannelGroupInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  return (
    <FieldInput
      form={form}
      name="group"
      suggestions={groups.data}
      aside={
        groups.isError && <ModelsUnavailable query={groups} text={t('channel.form.groups.unavailable')} />
      }
    />
  )
}
