/** 概览中面向管理员的渠道面板。 */
export const overviewChannels = {
  'overview.channels': '渠道',
  'overview.channels.all': '全部渠道',
  'overview.channels.enabled': '已启用',
  'overview.channels.disabled': '手动禁用',
  'overview.channels.disabledByServer': '自动禁用',
  'overview.channels.lowBalance': '余额不足',
  'overview.channels.slow': '响应慢',
  'overview.channels.untested': '从未测试',
  'overview.channels.urgent': '需要处理的渠道',
  'overview.channels.none': '没有需要处理的渠道。',

  'overview.risk': '有风险的模型',
  'overview.risk.all': '模型覆盖',
  'overview.risk.none': '每个模型至少有两个已启用的渠道。',
  'overview.risk.single': '唯一渠道',
  'overview.risk.unserved': '没有渠道',

  'overview.tests': '本浏览器的测试',
  'overview.tests.none': '本浏览器还没有测试过渠道。',
  'overview.tests.ok': '{n} 次中成功 {ok} 次',
  'overview.tests.flips': '变化 {n} 次',
} as const
