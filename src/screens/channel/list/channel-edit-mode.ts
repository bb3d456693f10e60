import type { Channel } from '#/resources/channel/channel'
import { channelValues } from '#/resources/channel/channel-edits'
import { commonFields } from '#/resources/channel/channel-fields'
import type { EditDefinition } from '#/app/edit-mode/edit-definition'

const { priority, weight } = commonFields

export const channelEditMode: EditDefinition<Channel> = {
  noun: 'channel',
  values: channelValues,
  fields: { priority, weight },
}
