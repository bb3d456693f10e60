/** Signing in and out. */
export const signIn = {
  'signIn.title': 'Log in',
  'signIn.submit': 'Log in',
  'signIn.username': 'Username',
  'signIn.username.hint': 'Username or e-mail address',
  'signIn.password': 'Password',
  'signIn.done': 'Login successful',
  'signIn.expired': 'Not logged in or login has expired, please log in again',
  'signIn.notKept':
    'Name and password are right, but this browser has not kept the session. Usual causes: this page is open over http and the server’s cookie is for https only; the browser blocks cookies; several servers stand behind one proxy without common sessions.',
  'signIn.banned': 'This browser still has the session of that account. Log out to end it.',
  'signIn.defaultPassword': 'Please change the default password immediately!',
  'signIn.forgot': 'Forgot password? Reset it',
  'signIn.noAccount': 'No account? Register',
  'signIn.waitHint':
    'Signing in is limited to a few attempts. It can take up to 20 minutes until the server accepts another one.',
  'signIn.again': 'Your session has ended',
  'signIn.again.hint': 'What you typed is still here. Log in to go on.',
  'signIn.again.unsaved':
    'These sign-in methods leave this page: your input is stored as a draft, without secrets.',
  'signIn.again.other': 'Log in as somebody else',
  'signIn.again.banner': 'You are signed out. What you typed is still here, but nothing can be saved.',
  'signIn.again.done': 'You are signed in again. Nothing was sent in the meantime.',
  'app.loggedOut': 'Logout successful',
} as const
