/** 渠道：列表、单元格与操作。 */
export const channel = {
  'channel.title': '渠道',
  'channel.add': '添加渠道',
  'channel.noun': '渠道',
  'channel.unnamed': '渠道 {id}',
  'channel.status.enabled': '已启用',
  'channel.status.disabled': '已禁用（手动）',
  'channel.status.disabledByServer': '已禁用（自动）',
} as const
