/** 渠道：表单。 */
export const channelForm = {
  'channel.create': '创建渠道',
  'channel.editTitle': '编辑渠道',
} as const
