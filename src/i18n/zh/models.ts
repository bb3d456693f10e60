/** 账户可用的模型。 */
export const models = {
  'models.menu': '模型',
  'models.title': '模型',
  'models.noun': '模型',
  'models.filter': '查找模型',
  'models.count': '{n} 个模型',
  'models.none': '您还没有可用的模型。',
  'models.none.hint': '您的分组没有提供模型的渠道，管理员可以添加渠道。',
  'models.none.admin': '您的分组没有提供模型的渠道。添加第一个渠道后，服务器可能需要一分钟。',
  'models.otherFamily': '其他',
  'models.price.prompt': '提示',
  'models.price.completion': '补全',
  'models.price.ofServer': '价格为每百万 token 的美元数，按本服务器对您分组的倍率计算。',
  'models.price.ofLog':
    '价格为每百万 token 的美元数，由日志中您最近的请求推算。短横线表示您最近没有请求过该模型。',
  'models.actions': '操作',
  'models.copy': '复制 {name}',
  'models.try': '试用 {name}',
  'models.createToken': '为 {name} 创建令牌',
} as const
