import { channelName, type Channel } from '#/resources/channel/channel'
import { channelValues } from '#/resources/channel/channel-edits'
import { commonFields } from '#/resources/channel/channel-fields'
import type { EditDefinition } from '#/app/edit-mode/edit-definition'

const { priority, weight } = commonFields
const fields = { priority, weight }

export const channelEditMode: EditDefinition<Channel> = {
  noun: 'channel',
  rowName: channelName,
  values: channelValues,
  fields: () => fields,
}
