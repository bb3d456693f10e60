/** Channels: list, cells and actions. */
export const channel = {
  'channel.title': 'Channels',
  'channel.add': 'Add channel',
  'channel.noun': 'channel',
  'channel.unnamed': 'channel {id}',
  'channel.status.enabled': 'Enabled',
  'channel.status.disabled': 'Disabled (manually)',
  'channel.status.disabledByServer': 'Disabled (automatically)',
} as const
