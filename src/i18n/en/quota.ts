/** Typing a quota, as units or as money. */
export const quota = {
  'quota.type.money': 'Type dollars',
  'quota.type.units': 'Type units',
  'quota.presets': 'Usual sums',
  'quota.inMoney': 'Worth {money}',
  'quota.inUnits': '= {quota} {quota|unit|units}',
} as const
