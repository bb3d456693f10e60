/** Accounts elsewhere that belong to a user. */
export const bound = {
  'boundAccounts.id': 'ID',
  'boundAccounts.github': 'GitHub ID',
  'boundAccounts.wechat': 'WeChat ID',
  'boundAccounts.email': 'Email',
  'boundAccounts.hint': 'Read-only here: users bind their other accounts on the settings page',
  'boundAccounts.none': 'not bound',
} as const
