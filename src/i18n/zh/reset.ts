/** 忘记密码：请求链接与使用链接 */
export const reset = {
  'reset.title': '重置密码',
  'reset.lead': '设置新密码的链接将发送到你账户的邮箱。',
  'reset.email': '邮箱',
  'reset.sent': '重置邮件发送成功，请检查你的邮箱！',
  'reset.sentTo': '带有链接的邮件已发送至 {email}，链接十分钟内有效。',
  'reset.toLogIn': '返回登录',
  'reset.confirm.title': '确认重置密码',
  'reset.confirm.lead': '将生成新密码，原密码立即失效。',
  'reset.confirm.incomplete': '链接不完整。请从邮件中重新打开，或重新请求链接。',
  'reset.confirm.noEmail': '链接中没有有效的邮箱地址：{email}',
  'reset.confirm.responseLost': '没有收到可用的应答。如果密码已被替换，新密码已丢失：请重新请求链接。',
  'reset.confirm.requestAnother': '重新请求链接',
  'reset.newPassword': '新密码',
  'reset.newPassword.hint': '仅在此时显示。请用它登录，设置自己的密码，并清空剪贴板。',
  'reset.copied': '新密码已复制到剪贴板',
  'reset.logIn': '登录',
} as const
