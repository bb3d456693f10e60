/** Accounts elsewhere that belong to a user. */
export const bound = {
  'bound.id': 'ID',
  'bound.github': 'GitHub ID',
  'bound.wechat': 'WeChat ID',
  'bound.email': 'Email',
  'bound.hint': 'Bound by the account itself, on its settings page',
  'bound.none': 'not bound',
} as const
