/** Accounts elsewhere that belong to a user. */
export const bound = {
  'bound.id': 'ID',
  'bound.github': 'GitHub ID',
  'bound.wechat': 'WeChat ID',
  'bound.email': 'Email',
  'bound.hint': 'Only shown here: accounts elsewhere are bound by the user, on the settings page',
  'bound.none': 'not bound',
} as const
