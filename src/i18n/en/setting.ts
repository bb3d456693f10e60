/** The settings and their tabs. */
export const setting = {
  'setting.personal': 'Personal',
  'setting.operation': 'Operations',
  'setting.system': 'System',
  'setting.other': 'Other',
} as const
