/** The settings and their tabs. */
export const setting = {
  'setting.menu': 'Settings',
  'setting.personal': 'Personal',
  'setting.operation': 'Operations',
  'setting.system': 'System',
  'setting.other': 'Other',
} as const
