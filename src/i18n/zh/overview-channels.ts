/** 概览中面向管理员的渠道面板。 */
export const overviewChannels = {
  'overview.channels.disabledByServer': '自动禁用',
  'overview.channels.lowBalance': '余额不足',
  'overview.channels.slow': '响应慢',
  'overview.channels.untested': '从未测试',
} as const
