/** A forgotten password: asking for a link, and using it. */
export const reset = {
  'reset.title': 'Reset password',
  'reset.lead': 'A link for setting a new password is sent to the email address of your account.',
  'reset.email': 'Email',
  'reset.submit': 'Send link',
  'reset.sent': 'Reset email sent, please check your email',
  'reset.sentTo': 'An email with a link was sent to {email}. The link is valid for ten minutes.',
  'reset.toLogIn': 'Back to the log-in',
  'reset.confirm.title': 'Confirm password reset',
  'reset.confirm.lead': 'This sets a new password; the old one stops working at once.',
  'reset.confirm.incomplete':
    'This link is incomplete. Open it from the email again, or request another one.',
  'reset.confirm.noEmail': 'This link contains no email address: {email}',
  'reset.confirm.responseLost':
    'No usable response arrived. If the password was replaced, the new one is lost: request another link.',
  'reset.confirm.requestAnother': 'Request another link',
  'reset.newPassword': 'New password',
  'reset.newPassword.hint':
    'It is shown only now. Log in with it, choose one of your own, and clear the clipboard.',
  'reset.copied': 'New password copied to clipboard',
  'reset.logIn': 'Log in',
} as const
