/** Getting an account: the form, the code by mail, the human check. */
export const register = {
  'register.title': 'Register',
  'register.username': 'Username',
  'register.username.hint': 'At most 12 characters',
  'register.password': 'Password',
  'register.password.hint': '8 to 20 characters',
  'register.password2': 'Repeat password',
  'register.tooShort': 'Password length must not be less than 8',
  'register.mismatch': 'The two passwords entered do not match',
  'register.email': 'Email',
  'register.code': 'Verification code',
  'register.code.hint': 'From the email; valid for ten minutes. You can paste it.',
  'register.invited': 'You were invited with the code {code}.',
  'register.done': 'Registration successful',
  'register.nameTaken': 'This username is taken. If it was you a moment ago, log in with it.',
  'register.responseLost':
    'If the registration succeeded, you can log in with this name. Sending it again does no harm: a name can be registered only once.',
  'register.hasAccount': 'Have an account? Log in',

  'getCode.get': 'Get code',
  'getCode.sent': 'Verification code sent, please check your email',
  'getCode.sentTo': 'A code was sent to {email}.',

  'humanCheck.title': 'Human check',
  'humanCheck.pending': 'Please retry in a few seconds, Turnstile is checking the user environment',
  'humanCheck.failed': 'The human check (Turnstile) could not be loaded or completed.',
  'humanCheck.unavailable': 'Nothing was sent: the human check (Turnstile) did not work. Try it again below.',
  'humanCheck.misconfigured':
    'The human check is misconfigured: the server requires it but provides no site key (TurnstileSiteKey).',
} as const
