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
  'failure.notFound.quote': 'Error: this does not exist (any more). The server says: {message}',
  'failure.refused': 'Error: the server refused without giving a reason',
  'failure.tooLarge': 'Error: the request is too large for the server',
  'failure.malformed': 'Error: the server sent a response that could not be read',
  'failure.webPage':
    'A web page came instead of an answer, perhaps of a sign-in or a check in front of the server. Open the page anew to see it: what you typed is kept, without secrets.',
  'failure.otherServer':
    'Nothing was sent: this server is {server}, and the console writes to one-api only. The banner on top says more.',
  'failure.otherList':
    'Error: the server sent this list in the form of another server of the family, which the console does not read',
  'failure.other': 'Error: {message}',
  'failure.status': 'Error: request failed with status code {status}',

  'outcome.after': '{cause}. {outcome}',
  'outcome.unknown':
    'No usable response arrived. The change may or may not have been made: check before you send it again.',
  'outcome.notDone':
    'No usable response arrived. A check shows that nothing was changed: you can send it again.',
  'outcome.done': 'The response was lost, but a check shows that the change was made.',

  'problem.couldNotLoad': 'Could not load {what}',
  'problem.retry': 'Retry',
  'problem.openAnew': 'Open the page anew',
  'problem.retryIn': 'Retry ({seconds})',
  'problem.waitStart': 'You can retry in {seconds} {seconds|second|seconds}.',
  'problem.waitEnd': 'You can retry now.',
  'problem.asOf': 'As of {time}',
  'problem.recordNotFound': 'This {what} does not exist (any more)',
  'problem.missing.quote': 'The server says: {message}',
  'problem.backToList': 'Back to the list',
  'problem.duplicateRows': 'Rows left out because another row has the same id: {n}',
  'problem.showAll': 'Show all',
  'problem.showLess': 'Show less',
  'problem.fullMessage': 'The whole message',
  'problem.unreadableRows': '{n} {n|row|rows} could not be read and {n|is|are} left out',

  'connection.asOf': 'The data shown is from {time}.',
  'connection.clock':
    'The clock of this computer shows {here}, the clock of the server {there}. Buttons that fill in an expiry time use the server’s clock.',
} as const
