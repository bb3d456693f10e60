/** Signing in and out. */
export const signIn = {
  'signIn.title': 'Log in',
  'signIn.submit': 'Log in',
  'signIn.username': 'Username',
  'signIn.username.hint': 'Username or e-mail address',
  'signIn.password': 'Password',
  'signIn.done': 'Login successful',
  'signIn.expired': 'Not logged in or login has expired, please log in again',
  'signIn.defaultPassword': 'Please change the default password immediately!',
  'signIn.forgot': 'Forgot password? Reset it',
  'signIn.noAccount': 'No account? Register',
  'signIn.waitHint':
    'Signing in is limited to a few attempts. It can take up to 20 minutes until the server accepts another one.',
  'signOut.done': 'Logout successful',
} as const
