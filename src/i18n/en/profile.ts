/** The own profile. */
export const profile = {
  'profile.title': 'Edit profile',
  'profile.noun': 'profile',
  'profile.section.account': 'Account',
  'profile.section.account.note': 'How you sign in, and how you are named.',
  'profile.username': 'Username',
  'profile.username.hint': 'At most 12 characters',
  'profile.password': 'Password',
  'profile.password.hint': '8 to 20 characters. Leave empty to keep the current password.',
  'profile.displayName': 'Display name',
  'profile.displayName.hint': 'At most 20 characters',
  'profile.saved': 'Profile updated',
  'profile.emptyName': 'The server keeps the old name when this is empty',
  'profile.nextSignIn': 'Your new name takes effect at your next sign-in',
} as const
