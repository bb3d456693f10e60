/** 用户绑定的账户 */
export const bound = {
  'boundAccounts.title': '绑定信息',
  'boundAccounts.id': 'ID',
  'boundAccounts.github': 'GitHub 账户',
  'boundAccounts.wechat': '微信账户',
  'boundAccounts.email': '邮箱',
  'boundAccounts.hint': '此处仅显示：第三方账户由用户在设置页面自行绑定',
  'boundAccounts.none': '未绑定',
} as const
