/** The own profile. */
export const profile = {
  'profile.title': '编辑个人资料',
  'profile.noun': '个人资料',
  'profile.section.account': '账户',
  'profile.section.account.note': '你如何登录，以何名称显示。',
  'profile.username': '用户名',
  'profile.username.hint': '最长 12 个字符',
  'profile.password': '密码',
  'profile.password.hint': '8 到 20 个字符。留空则保留现有密码。',
  'profile.displayName': '显示名称',
  'profile.displayName.hint': '最长 20 个字符',
  'profile.saved': '个人资料已更新',
  'profile.emptyName': '留空时服务器会保留原来的名称',
  'profile.nextSignIn': '新用户名将在下次登录时生效',
} as const
