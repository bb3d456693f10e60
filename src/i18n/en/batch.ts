/** Several requests that are sent as one. */
export const batch = {
  'batch.refresh': 'Update data',
  'batch.calls': 'This takes {n} {n|request|requests} to the server.',
  'batch.load': 'Load data',
  'batch.loading': 'Still loading: {n} {n|request|requests} left',
  'batch.stop': 'Stop loading data',
} as const
