/** 概览中面向管理员的渠道面板。 */
export const overviewChannels = {
  'overview.channels.disabledByServer': '自动禁用',
  'overview.channels.lowBalance': '余额不足',
  'overview.channels.slow': '响应慢',
  'overview.channels.untested': '从未测试',

  'overview.tests': '本浏览器的测试',
  'overview.tests.ok': '{n} 次中成功 {ok} 次',
  'overview.tests.flips': '变化 {n} 次',
} as const
