import { channelName, type Channel } from '#/resources/channel/channel'
import { channelValues } from '#/resources/channel/channel-edits'
import { commonFields } from '#/resources/channel/channel-fields'
import { EditMode, type EditModeProps } from '#/app/edit-mode/edit-mode'
import type { EditDefinition } from '#/app/edit-mode/edit-definition'

const { priority, weight } = commonFields
const fields = { priority, weight }

const definition: EditDefinition<Channel> = {
  noun: 'channel',
  rowName: channelName,
  values: channelValues,
  fields: () => fields,
}

export function ChannelEditMode(props: EditModeProps<Channel>) {
  return <EditMode {...props} definition={definition} />
}
