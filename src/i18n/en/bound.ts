/** Accounts elsewhere that belong to a user. */
export const bound = {
  'boundAccounts.title': 'Bindings',
  'boundAccounts.id': 'ID',
  'boundAccounts.github': 'GitHub ID',
  'boundAccounts.wechat': 'WeChat ID',
  'boundAccounts.email': 'Email',
  'boundAccounts.hint': 'Read-only here: users bind their other accounts in the settings.',
  'boundAccounts.none': 'not bound',
} as const
