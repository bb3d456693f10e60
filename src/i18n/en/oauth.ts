/** Accounts elsewhere: signing in by them, binding them. */
export const oauth = {
  'oauth.github': 'GitHub',
  'oauth.lark': 'Lark',
  'oauth.oidc': 'OIDC',
  'oauth.wechat': 'WeChat',
  'oauth.logIn.github': 'Log in with GitHub',
  'oauth.logIn.lark': 'Log in with Lark',
  'oauth.logIn.oidc': 'Log in with OIDC',
  'oauth.logIn.wechat': 'Log in with WeChat',
  'oauth.bind.github': 'Bind GitHub',
  'oauth.bind.lark': 'Bind Lark',
  'oauth.bind.oidc': 'Bind OIDC',
  'oauth.bind.wechat': 'Bind WeChat',
  'oauth.or': 'or',
  'oauth.stillSignedIn': 'You are signed in as {username}. Log out first to sign in as somebody else.',
  'oauth.notSetUp': 'The server is not set up for this: an administrator has to complete its settings.',
  'oauth.noClientId':
    'The server is not set up for this: it has no client id. An administrator has to complete its settings.',
  'oauth.noEndpoint':
    'The server is not set up for this: its authorization endpoint is not an address that may be opened. An administrator has to correct it.',
  'oauth.providerWords': 'The provider says:',
  'oauth.otherAddress':
    'From there people are sent back to {address}, which is not the address of this page. Open the console there and try again.',

  'oauth.processing': 'Processing…',
  'oauth.bound': 'Account bound successfully',
  'oauth.noAnswer': 'No answer came. It is tried again, {most} times at most.',
  'oauth.nextTry': 'Attempt {attempt} in {seconds} s',
  'oauth.toLogIn': 'Go to the log-in page',
  'oauth.toSetting': 'Go to the settings',
  'oauth.toHome': 'Go to the home page',
  'oauth.providerMessage': 'The server says: {message}',
  'oauth.stop.declined': 'The provider did not confirm who you are. Nothing was sent to the server.',
  'oauth.stop.duplicateParams': 'This address holds the same value twice. Nothing was sent to the server.',
  'oauth.stop.alreadyUsed': 'This way back was used already. Nothing was sent again.',
  'oauth.stop.unknownAttempt':
    'This tab did not set out for this provider, or the address is incomplete. Nothing was sent to the server.',
  'oauth.stop.otherProvider':
    'This tab set out for another provider than the one it came back from. Nothing was sent to the server.',
  'oauth.stop.otherState':
    'What came back does not match what this tab set out with. Nothing was sent to the server. Begin anew.',
  'oauth.stop.expired':
    'Too much time has passed since you set out. Nothing was sent to the server. Begin anew.',
  'oauth.stop.signedIn':
    'Somebody signed in meanwhile in another tab. Nothing was sent, because it would bind the two accounts.',
  'oauth.stop.otherOwner':
    'You are not signed in as the person any more who wanted to bind this account. Nothing was bound.',
  'oauth.stop.replaced':
    'The server did not take this way back: a newer attempt, perhaps in another tab, has replaced it. Begin anew.',
  'oauth.stop.cancelled': 'Cancelled. It is not tried again.',
  'oauth.stop.lost':
    'The server did not answer. It is unknown whether it did what was asked: look before you begin anew.',
  'oauth.stop.notDone':
    'The server did not answer, and a second look shows that nothing was changed. Begin anew.',

  'oauth.boundTo': 'Bound to {id}. Binding again replaces it.',
  'oauth.boundOnly': 'Bound to {id}',
  'oauth.notOffered': 'The server does not offer it any more.',
  'oauth.unbound': 'Not bound',

  'oauth.wechat.qr': 'QR code of the WeChat account',
  'oauth.wechat.noQr': 'There is no picture of the QR code. Ask an administrator for the WeChat account.',
  'oauth.wechat.scan': 'Scan the picture with WeChat and follow the account.',
  'oauth.wechat.send': 'Send it the word 验证码 (verification code).',
  'oauth.wechat.type': 'Type the code that it answers with. It is valid for 3 minutes.',
  'oauth.wechat.code': 'Verification code',
  'oauth.wechat.logIn': 'Log in',
  'oauth.wechat.bind': 'Bind',
} as const
