/** 首页：未配置内容时的默认页面 */
export const home = {
  'home.menu': '首页',
  'home.title': '欢迎使用 {name}',
  'home.lead': '一个地址、一个密钥，使用多家大语言模型。',
  'home.noun': '首页内容',

  'home.gettingStarted': '如何开始',
  'home.gettingStarted.signIn': '登录，或注册一个账户。',
  'home.gettingStarted.token': '创建令牌：你的程序将使用这个密钥。',
  'home.gettingStarted.use': '把密钥和下面的地址填入你的程序，替换 OpenAI 的地址：',
  'home.gettingStarted.copy': '复制地址',
  'home.gettingStarted.otherAddress':
    '设置中的服务器地址与当前页面的地址 {origin} 不同，程序使用设置中的地址。',
  'home.gettingStarted.fix': '修正服务器地址',
  'home.gettingStarted.askRoot': '如果无法使用，请联系超级管理员修正。',
  'home.gettingStarted.noAddress': '服务器尚未配置地址。这是当前页面的地址，程序未必能通过它访问。',

  'home.account': '你的账户',
  'home.consumption': '消耗',
  'home.consumption.log': '查看明细',
  'home.shortcut.token': '创建令牌',
  'home.shortcut.profile': '编辑个人资料',

  'home.system': '系统状况',
  'home.system.version': '版本',
  'home.system.unknown': '未知',
  'home.system.started': '启动时间',
  'home.system.email': '邮箱验证',
  'home.system.github': 'GitHub 登录',
  'home.system.wechat': '微信登录',
  'home.system.turnstile': 'Turnstile 校验',
  'home.system.on': '已启用',
  'home.system.off': '未启用',
} as const
