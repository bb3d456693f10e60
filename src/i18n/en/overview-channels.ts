/** Panels of the overview about channels, for administrators. */
export const overviewChannels = {
  'overview.channels.disabledByServer': 'Disabled automatically',
  'overview.channels.lowBalance': 'Balance low',
  'overview.channels.slow': 'Slow',
  'overview.channels.untested': 'Never tested',

  'overview.tests': 'Tests in this browser',
  'overview.tests.ok': '{ok} of {n} ok',
  'overview.tests.flips': 'changed {n} times',
} as const
