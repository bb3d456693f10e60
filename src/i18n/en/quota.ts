/** Typing a quota, as units or as money. */
export const quota = {
  'quota.type.money': 'Type dollars',
  'quota.type.units': 'Type units',
  'quota.worth': 'Worth {money}',
  'quota.is': 'Is {quota} {quota|unit|units}',
} as const
