/** Several requests that are sent as one. */
export const batch = {
  'batch.refresh': '更新数据',
  'batch.calls': '这需要向服务器发送 {n} 次请求。',
  'batch.load': '加载数据',
  'batch.loading': '仍在加载：还剩 {n} 次请求',
  'batch.stop': '停止加载数据',
} as const
