/** Channels: list, cells and actions. */
export const channel = {
  'channel.menu': 'Channels',
  'channel.title': 'Channels',
  'channel.empty':
    'A channel is access to a provider: its address, its key and its models. Requests go to the enabled channels that have the model.',
  'channel.add': 'Add channel',
  'channel.noun': 'channel',
  'channel.unnamed': 'channel {id}',
  'channel.done': 'Operation completed successfully',

  'channel.id': 'ID',
  'channel.name': 'Name',
  'channel.groups': 'Groups',
  'channel.type': 'Type',
  'channel.status': 'Status',
  'channel.responseTime': 'Response time',
  'channel.balance': 'Balance',
  'channel.priority': 'Priority',
  'channel.weight': 'Weight',
  'channel.testModel': 'Test model',
  'channel.actions': 'Actions',

  'channel.status.enabled': 'Enabled',
  'channel.status.disabled': 'Disabled',
  'channel.status.disabledByServer': 'Auto-disabled',
  'channel.status.number': 'Unknown ({n})',
  'channel.type.number': 'Unknown type ({n})',

  'channel.response.untested': 'Not tested',
  'channel.response.fast': 'fast',
  'channel.response.fair': 'fair',
  'channel.response.slow': 'slow',
  'channel.response.verySlow': 'very slow',
  'channel.response.seconds': '{s} s',
  'channel.response.testedAt': 'Last tested: {time}',
  'channel.response.failed': 'failed',
  'channel.response.failedCode': 'failed · {code}',
  'channel.response.earlier': 'Before: {time}',
  'channel.response.reason': 'The last test failed: {message}',

  'channel.balance.update': 'Update balance of {name}',
  'channel.balance.updated': '{name}: balance updated',
  'channel.balance.unsupported': 'unsupported',
  'channel.balance.failed': 'Balance of {name}: {message}',

  'channel.priorityOf': 'Priority of {name}',
  'channel.weightOf': 'Weight of {name}',
  'channel.testModelOf': 'Test model of {name}',
  'channel.noModels': 'no models',
  'channel.priority.hint': 'Higher is preferred',
  'channel.notSaved': '{label}: {value} was not saved. {message}',

  'channel.enable': 'Enable {name}',
  'channel.disable': 'Disable {name}',
  'channel.delete.which': 'Channel #{id}.',
  'channel.delete.keys':
    'The server never shows the keys of these channels again. Where it has the only copy, that key is lost for good.',
  'channel.delete.hint':
    'Requests that only this channel can serve will fail. Its key cannot be retrieved later: save it elsewhere if you may need it.',

  'channel.test': 'Test {name}',
  'channel.tested': '{name} tested: {model}, {s} s',
  'channel.tested.asStored': '{text}. It was tested as it is stored: what is not saved yet was not.',
  'channel.tested.ofServer': 'the model that the server chose',
  'channel.test.failed': 'Test of {name}: {message}',

  'channel.testAll': 'Test all',
  'channel.testDisabled': 'Test disabled',
  'channel.testsStarted': 'Testing started. Refresh to see results',

  'channel.deleteDisabled': 'Delete disabled',
  'channel.deleteDisabled.title': 'Delete all disabled channels?',
  'channel.deleteDisabled.none': 'No channel is disabled. There is nothing to delete.',
  'channel.deleteDisabled.count':
    '{n} {n|channel is|channels are} disabled now, manually or automatically, regardless of the filters and the search on this page:',
  'channel.deleteDisabled.more': 'and {n} more',
  'channel.deleteDisabled.warning':
    'They are deleted permanently. Their keys cannot be retrieved later: save them elsewhere if you may need them.',
  'channel.deleteDisabled.confirm': 'Delete {n} {n|channel|channels}',
  'channel.disabledDeleted': 'Deleted {n} disabled {n|channel|channels}',
  'channel.deleteDisabled.differs':
    'Deleted {n} disabled {n|channel|channels}; {expected} {expected|was|were} expected. Another user or the server changed channels in the meantime.',

  'channel.details.show': 'Show balance and test model',
  'channel.details.hide': 'Hide balance and test model',
  'channel.test.hint':
    'A test sends a short chat request: to gpt-3.5-turbo if the channel has it, otherwise to its first model.',
  'channel.balance.hint':
    'Press a balance to update it from the provider. Many providers no longer report it and show 0.',

  'channel.copy': 'Copy from …',
  'channel.copy.title': 'Copy a setting to {n} {n|channel|channels}',
  'channel.copy.hint': 'They get the value of another channel, as an edit whose preview comes next.',
  'channel.copy.source': 'From channel',
  'channel.copy.none': 'Choose a channel first.',
  'channel.copy.review': 'Review',
  'channel.bulk.enable': 'Enable selected',
  'channel.bulk.edit.title': 'Edit {n} {n|channel|channels}',
  'channel.bulk.enable.none': 'All selected channels are enabled already.',
  'channel.bulk.disable.none': 'All selected channels are disabled already.',
  'channel.bulk.enable.ask': 'Enable {n} {n|channel|channels}?',
  'channel.bulk.enable.title': 'Enabling channels',
  'channel.bulk.disable': 'Disable selected',
  'channel.bulk.disable.ask': 'Disable {n} {n|channel|channels}?',
  'channel.bulk.disable.title': 'Disabling channels',
  'channel.bulk.delete': 'Delete selected',
  'channel.bulk.delete.ask': 'Delete {n} {n|channel|channels}?',
  'channel.bulk.delete.title': 'Deleting channels',

  'channel.search': 'Name, ID, type, model, address',
  'channel.filter.model': 'Model',
  'channel.filter.choice': '{label} ({n})',
} as const
