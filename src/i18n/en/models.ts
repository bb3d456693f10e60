/** The models that the account may use. */
export const models = {
  'models.menu': 'Models',
  'models.title': 'Models',
  'models.noun': 'models',
  'models.filter': 'Find a model',
  'models.count': '{n} {n|model|models}',
  'models.none': 'No model is available to you yet.',
  'models.none.hint': 'Your group has no channel that serves one. An administrator can add a channel.',
  'models.none.admin':
    'Your group has no channel that serves one. After the first channel the server may need a minute.',
  'models.otherFamily': 'Others',
  'models.price.prompt': 'Prompt',
  'models.price.completion': 'Completion',
  'models.price.ofServer':
    'Prices in US dollars per million tokens, from the ratios of this server for your group.',
  'models.price.ofLog':
    'Prices in US dollars per million tokens, computed from your last calls in the log. A dash: you have not called the model lately.',
  'models.actions': 'Actions',
  'models.copy': 'Copy {name}',
  'models.try': 'Try {name}',
  'models.createToken': 'Create a token for {name}',
} as const
