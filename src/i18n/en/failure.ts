/** What went wrong with a call, by kind, and what follows from it. */
export const failure = {
  'failure.unreachable': 'Cannot connect to the server!',
  'failure.offline': 'You are offline. Nothing was sent.',
  'failure.timeout': 'Error: the server did not answer in time',
  'failure.unauthenticated': 'Not logged in or login has expired, please log in again',
  'failure.rateLimited': 'Too many requests, please try again later',
  'failure.unavailable': 'The server is not available at the moment, please try again later',
  'failure.server': 'Internal server error, please contact the administrator',
  'failure.demoReadOnly': 'This site is for demonstration only, no server',
  'failure.forbidden': 'Error: the server refused this call',
  'failure.notFound': 'Error: this does not exist (any more)',
  'failure.gone.said': 'Error: this does not exist (any more). The server says: {message}',
  'failure.refused': 'Error: the server refused without giving a reason',
  'failure.tooLarge': 'Error: what was sent is too large for the server ({size})',
  'failure.tooLarge.largestField':
    'Error: what was sent is too large for the server ({size}, most of it in {field})',
  'failure.malformed': 'Error: the server sent an answer that could not be read',
  'failure.other': 'Error: {message}',
  'failure.status': 'Error: request failed with status code {status}',

  'outcome.unknown':
    'No usable answer came. It is unknown whether the change was made: look before you send it again.',
  'outcome.notDone':
    'No usable answer came. A second look shows that nothing was changed: you can send it again.',
  'outcome.done': 'The answer was lost, but a second look shows that the change was made.',

  'problem.couldNotLoad': 'Could not load {what}',
  'problem.retry': 'Retry',
  'problem.retryIn': 'Retry ({seconds})',
  'problem.waitStart': 'It can be asked again in {seconds} {seconds|second|seconds}.',
  'problem.waitEnd': 'It can be asked again now.',
  'problem.asOf': 'As of {time}',
  'problem.recordNotFound': '{what} does not exist (any more)',
  'problem.missing.said': 'The server says: {message}',
  'problem.backToList': 'Back to the list',
  'problem.doubledRows': 'Rows left out because another row has the same id: {n}',
  'problem.showAll': 'Show all',
  'problem.showLess': 'Show less',
  'problem.wholeMessage': 'The whole message',
  'problem.unreadableRows': '{n} {n|row|rows} could not be read and {n|is|are} left out',

  'connection.title': 'Connection to the server',
  'connection.asOf': 'What you see is as of {time}.',
  'connection.nextRetry': 'Next try in {seconds} s.',
  'connection.retrying': 'Trying again …',
  'connection.retryNow': 'Try now',
  'connection.restored': 'The server answers again.',
  'connection.woke': 'This computer slept. What you see is as of {time}.',
  'connection.refetch': 'Read again',
  'connection.clock':
    'The clock of this computer says {here}, the server’s says {there}. Expiry times that a button fills in follow the server.',
} as const
