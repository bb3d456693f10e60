/** A forgotten password: asking for a link, and using it. */
export const reset = {
  'reset.title': 'Reset password',
  'reset.lead': 'A link to a new password is sent to the address of your account.',
  'reset.email': 'Email',
  'reset.sent': 'Reset email sent, please check your email',
  'reset.sentTo': 'A mail with a link is on its way to {email}. The link is good for ten minutes.',
  'reset.toLogIn': 'Back to the log-in',
  'reset.confirm.title': 'Confirm password reset',
  'reset.confirm.lead': 'This makes a new password; the one before stops working at once.',
  'reset.confirm.incomplete': 'This link is incomplete. Open it from the mail again, or ask for another one.',
  'reset.confirm.noEmail': 'This link names no e-mail address: {email}',
  'reset.confirm.responseLost':
    'No usable answer came. If the password was replaced, the new one is lost: ask for another link.',
  'reset.confirm.requestAnother': 'Ask for another link',
  'reset.newPassword': 'New password',
  'reset.newPassword.hint':
    'It is shown only now. Log in with it, choose one of your own, and clear the clipboard.',
  'reset.copied': 'New password copied to clipboard',
  'reset.logIn': 'Log in',
} as const
