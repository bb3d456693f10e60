/** 聊天页面 */
export const chat = {
  'chat.menu': '聊天',
  'chat.none': '尚未配置聊天页面。',
  'chat.refused': '聊天链接不予显示：必须是其他站点的 https 地址。本站点的页面可能会以你的身份进行操作。',
  'chat.needsToken': '聊天页面需要令牌才能打开，请在令牌列表中选择一个令牌并使用“聊天”。',
  'chat.configure': '设置聊天链接',
  'chat.askAdmin': '管理员可以设置聊天页面。',
} as const
