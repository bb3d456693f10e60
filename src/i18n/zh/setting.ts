/** 设置页及其标签 */
export const setting = {
  'setting.menu': '设置',
  'setting.personal': '个人设置',
  'setting.operation': '运营设置',
  'setting.system': '系统设置',
  'setting.other': '其他设置',
} as const
