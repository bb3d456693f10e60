/** 输入额度：单位或金额 */
export const quota = {
  'quota.type.money': '按美元输入',
  'quota.type.units': '按额度单位输入',
  'quota.presets': '常用额度',
  'quota.inMoney': '等价金额 {money}',
  'quota.inUnits': '即 {quota} 个单位',
} as const
