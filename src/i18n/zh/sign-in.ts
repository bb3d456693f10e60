/** 登录与退出 */
export const signIn = {
  'signIn.title': '登录',
  'signIn.submit': '登录',
  'signIn.username': '用户名',
  'signIn.username.hint': '用户名或邮箱地址',
  'signIn.password': '密码',
  'signIn.done': '登录成功！',
  'signIn.expired': '未登录或登录已过期，请重新登录！',
  'signIn.notKept':
    '用户名和密码正确，但浏览器没有保留会话。常见原因：页面通过 http 打开，而服务器的 Cookie 仅限 https；浏览器阻止了 Cookie；多台服务器位于同一代理之后且不共享会话。',
  'signIn.banned': '此浏览器仍保留该账户的会话，请退出登录以结束它。',
  'signIn.defaultPassword': '请立刻修改默认密码！',
  'signIn.forgot': '忘记密码？点击重置',
  'signIn.noAccount': '没有账户？点击注册',
  'signIn.waitHint': '登录次数有限制，服务器最长可能需要 20 分钟才会接受下一次尝试。',
  'signIn.again': '会话已结束',
  'signIn.again.hint': '你输入的内容仍在这里，登录后即可继续。',
  'signIn.again.unsaved': '以下方式会离开此页面：你输入的内容会保存为草稿，但不包含机密内容。',
  'signIn.again.other': '以其他账户登录',
  'signIn.again.banner': '你已退出登录。你输入的内容仍在这里，但无法保存。',
  'signIn.again.done': '你已重新登录，期间没有发送任何内容。',
  'app.loggedOut': '注销成功！',
} as const
