/** Channels: the form. */
export const channelForm = {
  'channel.create': 'Create channel',
  'channel.editTitle': 'Edit channel',
  'channel.form.created': 'Channel created',
  'channel.form.updated': 'Channel updated',
  'channel.form.unchanged': 'Nothing was changed',
  'channel.form.saveAndAdd': 'Save and add another',
  'channel.form.copyOf': '{name} (copy)',
  'channel.form.copied': 'Copied from {name}. The key cannot be copied: enter one.',

  'channel.form.section.upstream': 'Upstream',
  'channel.form.section.models': 'What it serves',
  'channel.form.section.routing': 'Routing',

  'channel.form.type': 'Type',
  'channel.form.type.unknown': 'Unknown type {n}',
  'channel.form.name': 'Name',
  'channel.form.nameOrKey': 'Please fill in the channel name and key!',
  'channel.form.optional': 'Optional',

  'channel.form.key': 'Key',
  'channel.form.key.hint': 'Enter the channel’s authentication key',
  'channel.form.key.stored': 'A key is stored and never shown. Leave this blank to keep it.',
  'channel.form.key.baidu': 'In the form APIKey|SecretKey',
  'channel.form.key.spark': 'In the form APPID|APISecret|APIKey',
  'channel.form.key.fastGpt': 'In the form APIKey-AppId, such as fastgpt-xxxxxxxx-xxxxxxxx',
  'channel.form.key.hunyuan': 'In the form AppId|SecretId|SecretKey',
  'channel.form.keys': 'Keys (one per line)',
  'channel.form.keys.hint': 'Creates one channel per key; all other values are the same',
  'channel.form.keys.count': '{new} new, {doubled} duplicate, {empty} empty',
  'channel.form.batch': 'Create in batch',
  'channel.form.refused.exists': 'The channel was created anyway ({ids}), but it may not serve its models.',
  'channel.form.refused.exist':
    '{n} {n|channel was|channels were} created anyway ({ids}), but they may not serve their models.',
  'channel.form.refused.hint':
    'Saving again makes the server rebuild the routes of the channel. Deleting it returns to the form with all values kept.',
  'channel.form.refused.saveAgain': 'Save again',
  'channel.form.refused.list': 'Back to the list',
  'channel.form.refused.delete.hint': 'Channel {ids}. The values in the form are kept.',
  'channel.form.partlyCreated':
    '{made} of {all} {all|channel|channels} {made|was|were} created. The keys of the others are still here.',
  'channel.form.keyPart': 'The parts of the key are joined by |, so it cannot be inside one',

  'channel.form.region': 'Region',
  'channel.form.ak': 'Access key (AK)',
  'channel.form.sk': 'Secret key (SK)',
  'channel.form.projectId': 'Project ID',
  'channel.form.credentials': 'Credentials (JSON)',
  'channel.form.credentials.hint': 'The JSON file of a service account',
  'channel.form.credentials.invalid': 'The credentials must be a JSON object',
  'channel.form.userId': 'User ID',
  'channel.form.userId.hint': 'The user that created the bot',
  'channel.form.accountId': 'Account ID',
  'channel.form.apiVersion': 'API version',
  'channel.form.apiVersion.azure': 'If blank, 2024-03-01-preview is used',
  'channel.form.plugin': 'Plugin parameter',
  'channel.form.plugin.hint': 'Optional; the value of the header X-DashScope-Plugin',
  'channel.form.modelVersion': 'Model version',
  'channel.form.modelVersion.hint': 'The version in the address of the API',
  'channel.form.libraryId': 'Knowledge base ID',
  'channel.form.libraryId.hint': 'Such as 123456',
  'channel.form.config.unreadable':
    'The stored settings cannot be read. They stay as they are unless you replace them.',
  'channel.form.config.replace': 'Replace the stored settings',

  'channel.form.proxy': 'Proxy',
  'channel.form.proxy.hint': 'Optional; calls go to this address instead of the provider’s own',
  'channel.form.baseUrl': 'Base URL',
  'channel.form.baseUrl.hint': 'The address of the upstream',
  'channel.form.baseUrl.invalid':
    'An address begins with http:// or https:// and has no blanks or password in it',
  'channel.form.azureEndpoint': 'AZURE_OPENAI_ENDPOINT',
  'channel.form.azureEndpoint.hint': 'The address of your resource',
  'channel.form.privateAddress': 'Private deployment address',
  'channel.form.privateAddress.hint': 'Optional; ends in /api/openapi',

  'channel.form.notice.azure':
    'A deployment must have the name of its model: the server removes the dots from the model name and calls the deployment of that name.',
  'channel.form.notice.coze': 'The model name is the ID of a bot, optionally with the prefix “bot-”.',
  'channel.form.notice.doubao':
    'First create an inference endpoint in the console of the provider, then use its name (ep-…) as the model. With a model mapping, clients can request it by an ordinary name.',
  'channel.form.notice.custom':
    'Only the host of a call is replaced by the Base URL. For an address that ends in /v1, choose “OpenAI compatible”.',
  'channel.form.notice.baidu':
    'The key is an API key and a secret key of an application. For keys of version 2, choose “Baidu Qianfan V2”.',
  'channel.form.notice.qwen': 'For models of the platform Bailian, choose “Alibaba Bailian”.',
  'channel.form.notice.spark':
    'This is version 1 of the interface. For version 2, choose “iFlytek Spark V2”.',

  'channel.form.groups': 'Groups',
  'channel.form.groups.hint':
    'Users of these groups get this channel. Groups come from the group ratio setting; others can be typed.',
  'channel.form.groups.bytes': 'All groups together: at most {max} {max|byte|bytes}; these have {bytes}',
  'channel.form.groups.unavailable': 'The groups could not be loaded. Type them instead.',

  'channel.form.models': 'Models',
  'channel.form.models.hint': 'At least one; search, choose, or paste a list',
  'channel.form.models.free': 'This type needs none',
  'channel.form.models.missing': 'Please select at least one model!',
  'channel.form.models.cleared': 'The server cannot store an empty list. Leave at least one model.',
  'channel.form.models.unavailable': 'The models could not be loaded. Type them instead.',
  'channel.form.models.fillRelated': 'Fill related models',
  'channel.form.models.fillAll': 'Fill all models',
  'channel.form.models.clear': 'Clear models',
  'channel.form.models.noRelated': 'There is no list of models for this type',
  'channel.form.models.actions': 'Fill in models',
  'channel.form.customModel': 'Custom model',
  'channel.form.customModel.hint': 'A name that is not in the list; several with commas',
  'channel.form.customModel.add': 'Add model',

  'channel.form.mapping': 'Model mapping',
  'channel.form.mapping.hint':
    'Optional; JSON. Left: the requested model, which must be in the list above. Right: the model that is sent upstream.',
  'channel.form.mapping.invalid': 'The model mapping must be valid JSON!',
  'channel.form.mapping.value': 'The model mapping must be valid JSON! The value of “{key}” must be a text.',
  'channel.form.mapping.duplicate': '“{key}” is mapped twice',
  'channel.form.mapping.blank': 'A model on the left has no name',
  'channel.form.mapping.rows': 'The same as rows',
  'channel.form.mapping.noRows': 'Rows are shown again when the JSON is valid.',
  'channel.form.mapping.from': 'Requested model, row {n}',
  'channel.form.mapping.to': 'Sent upstream, row {n}',
  'channel.form.mapping.from.head': 'Requested model',
  'channel.form.mapping.to.head': 'Sent upstream',
  'channel.form.mapping.add': 'Add row',
  'channel.form.mapping.remove': 'Remove row {n}',
  'channel.form.mapping.unsupported':
    '“{name}” is not in the list of models, so requests for it never reach this channel.',
  'channel.form.mapping.toItself': '“{name}” is mapped to itself, which changes nothing.',
  'channel.form.mapping.unserved':
    'No channel lists “{name}” among its models. Check that the upstream knows this name.',
  'channel.form.mapping.addModel': 'Add {name} to the models',

  'channel.form.systemPrompt': 'System prompt',
  'channel.form.systemPrompt.hint':
    'Optional; put before every conversation. Meant for a custom model that is mapped to a real one.',
  'channel.form.priority': 'Priority',
  'channel.form.priority.hint': 'Higher is preferred; may be negative',
  'channel.form.weight': 'Weight',
  'channel.form.weight.hint': 'Among channels of one priority; below 0 counts as 0',
  'channel.form.testModel': 'Test model',
  'channel.form.testModel.hint': 'If blank, gpt-3.5-turbo or the first model is used',
} as const
