/** Panels of the overview about channels, for administrators. */
export const overviewChannels = {
  'overview.channels.disabledByServer': 'Disabled automatically',
  'overview.channels.lowBalance': 'Balance low',
  'overview.channels.slow': 'Slow',
  'overview.channels.untested': 'Never tested',
} as const
