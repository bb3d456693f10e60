/** 登录与退出 */
export const signIn = {
  'signIn.title': '登录',
  'signIn.submit': '登录',
  'signIn.username': '用户名',
  'signIn.username.hint': '用户名或邮箱地址',
  'signIn.password': '密码',
  'signIn.done': '登录成功！',
  'signIn.expired': '未登录或登录已过期，请重新登录！',
  'signIn.defaultPassword': '请立刻修改默认密码！',
  'signIn.forgot': '忘记密码？点击重置',
  'signIn.noAccount': '没有账户？点击注册',
  'signIn.waitHint': '登录次数有限制，服务器最长可能需要 20 分钟才会接受下一次尝试。',
  'signOut.done': '注销成功！',
} as const
