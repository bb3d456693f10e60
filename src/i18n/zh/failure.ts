/** 调用失败的原因（按种类）及其后果 */
export const failure = {
  'failure.unreachable': '无法正常连接至服务器！',
  'failure.offline': '你已离线，没有发送任何内容。',
  'failure.timeout': '错误：服务器未在限定时间内应答',
  'failure.unauthenticated': '未登录或登录已过期，请重新登录！',
  'failure.tooMany': '错误：请求次数过多，请稍后再试！',
  'failure.server': '错误：服务器内部错误，请联系管理员！',
  'failure.demo': '本站仅作演示之用，无服务端！',
  'failure.forbidden': '错误：服务器拒绝了此请求',
  'failure.gone': '错误：该内容不存在（或已被删除）',
  'failure.refused': '错误：服务器拒绝了请求，但没有说明原因',
  'failure.tooLarge': '错误：发送的内容对服务器来说太大（{size}）',
  'failure.malformed': '错误：服务器返回了无法读取的内容',
  'failure.other': '错误：{message}',
  'failure.status': '错误：请求失败，状态码 {status}',

  'outcome.unknown': '没有收到可用的应答，无法确定更改是否已生效：请先确认，再重新发送。',
  'outcome.notDone': '没有收到可用的应答。再次查询表明没有任何更改：你可以重新发送。',
  'outcome.done': '应答丢失，但再次查询表明更改已生效。',

  'panel.couldNotLoad': '无法加载{what}',
  'panel.retry': '重试',
  'panel.retryIn': '重试（{seconds}）',
  'panel.asOf': '数据截至 {time}',
  'panel.missing': '{what}不存在（或已被删除）',
  'panel.back': '返回列表',
  'panel.badRows': '有 {n} 行无法读取，已略过',
} as const
