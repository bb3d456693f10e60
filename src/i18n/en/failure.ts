/** What went wrong with a call, by kind (spec 8), and what follows from it. */
export const failure = {
  'failure.unreachable': 'Cannot connect to the server!',
  'failure.offline': 'You are offline. Nothing was sent.',
  'failure.timeout': 'Error: the server did not answer in time',
  'failure.unauthenticated': 'Not logged in or login has expired, please log in again',
  'failure.tooMany': 'Too many requests, please try again later',
  'failure.unavailable': 'The server is not available at the moment, please try again later',
  'failure.server': 'Internal server error, please contact the administrator',
  'failure.demo': 'This site is for demonstration only, no server',
  'failure.forbidden': 'Error: the server refused this call',
  'failure.gone': 'Error: this does not exist (any more)',
  'failure.gone.said': 'Error: this does not exist (any more). The server says: {message}',
  'failure.refused': 'Error: the server refused without giving a reason',
  'failure.tooLarge': 'Error: what was sent is too large for the server ({size})',
  'failure.tooLarge.mostly':
    'Error: what was sent is too large for the server ({size}, most of it in {field})',
  'failure.malformed': 'Error: the server sent an answer that could not be read',
  'failure.other': 'Error: {message}',
  'failure.status': 'Error: request failed with status code {status}',

  'outcome.unknown':
    'No usable answer came. It is unknown whether the change was made: look before you send it again.',
  'outcome.notDone':
    'No usable answer came. A second look shows that nothing was changed: you can send it again.',
  'outcome.done': 'The answer was lost, but a second look shows that the change was made.',

  'panel.couldNotLoad': 'Could not load {what}',
  'panel.retry': 'Retry',
  'panel.retryIn': 'Retry ({seconds})',
  'panel.waitStart': 'It can be asked again in {seconds} {seconds|second|seconds}.',
  'panel.waitEnd': 'It can be asked again now.',
  'panel.asOf': 'As of {time}',
  'panel.missing': '{what} does not exist (any more)',
  'panel.missing.said': 'The server says: {message}',
  'panel.back': 'Back to the list',
  'panel.doubledRows': 'Rows left out because another row has the same id: {n}',
  'panel.showAll': 'Show all',
  'panel.showLess': 'Show less',
  'panel.wholeMessage': 'The whole message',
  'panel.badRows': '{n} {n|row|rows} could not be read and {n|is|are} left out',

  'trouble.title': 'Connection to the server',
  'trouble.asOf': 'What you see is as of {time}.',
  'trouble.next': 'Next try in {seconds} s.',
  'trouble.trying': 'Trying again …',
  'trouble.now': 'Try now',
  'trouble.over': 'The server answers again.',
  'trouble.slept': 'This computer slept. What you see is as of {time}.',
  'trouble.readAgain': 'Read again',
  'trouble.clock':
    'The clock of this computer says {here}, the server’s says {there}. Expiry times that a button fills in follow the server.',
} as const
