/** Accounts elsewhere that belong to a user. */
export const bound = {
  'boundAccounts.id': 'ID',
  'boundAccounts.github': 'GitHub ID',
  'boundAccounts.wechat': 'WeChat ID',
  'boundAccounts.email': 'Email',
  'boundAccounts.hint': 'Only shown here: accounts elsewhere are bound by the user, on the settings page',
  'boundAccounts.none': 'not bound',
} as const
