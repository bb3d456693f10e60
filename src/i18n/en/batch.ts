/** Several requests that are sent as one. */
export const batch = {
  'batch.refresh': 'Update data',
  'batch.missing': 'Not everything is loaded.',
  'batch.load': 'Load data',
  'batch.loading': 'Still loading: {percent} % done',
  'batch.stop': 'Stop loading data',
} as const
