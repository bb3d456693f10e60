/** 用户绑定的账户 */
export const bound = {
  'bound.id': 'ID',
  'bound.github': 'GitHub 账户',
  'bound.wechat': '微信账户',
  'bound.email': '邮箱',
  'bound.hint': '此处仅显示：第三方账户由用户在设置页面自行绑定',
  'bound.none': '未绑定',
} as const
