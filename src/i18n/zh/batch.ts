/** Several requests that are sent as one. */
export const batch = {
  'batch.refresh': '更新数据',
  'batch.missing': '尚未全部加载。',
  'batch.load': '加载数据',
  'batch.loading': '仍在加载：已完成 {percent}%',
  'batch.stop': '停止加载数据',
} as const
