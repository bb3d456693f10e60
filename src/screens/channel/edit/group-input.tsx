import { useQuery } from '@tanstack/react-query'
import { groupQueries } from '#/resources/group/group-queries'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import { PartMissing } from './part-missing'

/** Whose calls the channel serves. */
export function GroupInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const groups = useQuery(groupQueries.all())
  return (
    <FieldInput
      form={form}
      name="group"
      suggestions={groups.data}
      aside={groups.isError && <PartMissing query={groups} text={t('channelForm.groups.unavailable')} />}
    />
  )
}
