/** Panels of the overview about channels, for administrators. */
export const overviewChannels = {
  'overview.channels': 'Channels',
  'overview.channels.all': 'All channels',
  'overview.channels.enabled': 'Enabled',
  'overview.channels.disabled': 'Disabled by hand',
  'overview.channels.disabledByServer': 'Disabled automatically',
  'overview.channels.lowBalance': 'Balance low',
  'overview.channels.slow': 'Slow',
  'overview.channels.untested': 'Never tested',
  'overview.channels.urgent': 'Channels that need somebody',
  'overview.channels.none': 'No channel needs attention.',

  'overview.risk': 'Models at risk',
  'overview.risk.all': 'Model coverage',
  'overview.risk.none': 'Every model has at least two enabled channels.',
  'overview.risk.single': 'only channel',
  'overview.risk.unserved': 'no channel',

  'overview.tests': 'Tests in this browser',
  'overview.tests.none': 'No channel has been tested in this browser yet.',
  'overview.tests.ok': '{ok} of {n} ok',
  'overview.tests.flips': 'changed {n} times',
} as const
