/** 注册：表单、邮箱验证码、人机验证 */
export const register = {
  'register.title': '注册',
  'register.username': '用户名',
  'register.username.hint': '最长 12 个字符',
  'register.password': '密码',
  'register.password.hint': '8 到 20 个字符',
  'register.password2': '再次输入密码',
  'register.tooShort': '密码长度不得小于 8 位！',
  'register.mismatch': '两次输入的密码不一致',
  'register.email': '邮箱',
  'register.code': '验证码',
  'register.code.hint': '在邮件中，十分钟内有效，可以粘贴。',
  'register.invited': '你受邀注册，邀请码为 {code}。',
  'register.done': '注册成功！',
  'register.nameTaken': '该用户名已被占用。如果刚才是你注册的，请直接登录。',
  'register.responseLost': '如果注册已完成，即可用该用户名登录。再次提交没有害处：同一用户名只能注册一次。',
  'register.hasAccount': '已有账户？点击登录',

  'getCode.get': '获取验证码',
  'getCode.sent': '验证码发送成功，请检查你的邮箱！',
  'getCode.sentTo': '验证码正发往 {email}。',

  'humanCheck.title': '人机验证',
  'humanCheck.pending': '请稍后几秒重试，Turnstile 正在检查用户环境！',
  'humanCheck.failed': '人机验证（Turnstile）无法加载或未能完成。',
  'humanCheck.unavailable': '没有发送任何内容：人机验证（Turnstile）未能完成，请在下方重试。',
  'humanCheck.misconfigured': '人机验证配置有误：服务器要求验证，但没有提供 Site Key（TurnstileSiteKey）。',
} as const
