/** 兑换充值与购买链接 */
export const topup = {
  'topup.menu': '充值',
  'topup.title': '充值',
  'topup.balance': '剩余额度',
  'topup.code': '兑换码',
  'topup.code.hint': '可以直接粘贴消息中的整行文字。',
  'topup.redeem': '兑换',
  'topup.empty': '请输入充值码！',
  'topup.several': '这段文字中有多个兑换码，请逐个兑换。',
  'topup.done': '充值成功：{quota}',
  'topup.doneUnknownAmount': '充值成功。服务器没有返回额度，余额已重新加载。',
  'topup.failed': '请求失败',
  'topup.failed.because': '请求失败：{cause} – 兑换码未被使用，可以再次提交。',
  'topup.lost.increased':
    '请求失败：没有收到可用的应答，但余额已从 {before} 增加到 {after}，兑换码很可能已兑换。',
  'topup.lost.unchanged':
    '请求失败：没有收到可用的应答，且余额没有增加，兑换码很可能未兑换。每个兑换码只生效一次，可以再次提交。',
  'topup.lost.unknown':
    '请求失败：没有收到可用的应答，且无法读取余额，不确定是否已兑换。每个兑换码只生效一次，可以再次提交。',
  'topup.shop': '获取兑换码',
  'topup.shop.host': '位于 {host}',
  'topup.shop.confirm': '前往 {host}？',
  'topup.shop.hint': '将打开新标签页，并向该网站提供你的用户名、用户 ID 和一个交易编号。',
  'topup.shop.unencrypted': '该地址未加密，网络中的他人可能读取请求内容。',
  'topup.shop.open': '打开网站',
  'topup.shop.configure': '设置充值链接',
  'topup.shop.none': '超级管理员未设置充值链接！',
  'topup.shop.invalid': '所配置的充值链接（TopUpLink）不是可以打开的地址。',
} as const
