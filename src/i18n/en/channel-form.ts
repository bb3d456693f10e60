/** Channels: the form. */
export const channelForm = {
  'channel.create': 'Create channel',
  'channel.editTitle': 'Edit channel',
} as const
