export const NEWEST = [
  'From a newer server',
  'channel 27',
  'xAI',
  'CloseAI 欠费',
  'Revoked reseller',
  'Preview models for VIP',
  'Vertex AI',
  '豆包',
  'Cloudflare Workers',
  'Coze bot',
]
