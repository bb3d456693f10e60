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
  'oauth.notSetUp': 'The server is not configured for this: an administrator has to complete its settings.',
  'oauth.noClientId':
    'The server is not configured for this: the client ID is missing. An administrator has to complete its settings.',
  'oauth.noEndpoint':
    'The server is not configured for this: its authorization endpoint is not a valid address. An administrator has to correct it.',
  'oauth.providerErrorText': 'The provider says:',
  'oauth.otherAddress':
    'After signing in, the provider redirects to {address}, which is not the address of this page. Open the console there and try again.',

  'oauth.processing': 'Processing…',
  'oauth.bound': 'Account bound successfully',
  'oauth.noAnswer': 'No response arrived. Retrying, at most {most} times.',
  'oauth.nextTry': 'Attempt {attempt} in {seconds} s',
  'oauth.toLogIn': 'Go to the log-in page',
  'oauth.toSetting': 'Go to the settings',
  'oauth.toHome': 'Go to the home page',
  'oauth.providerMessage': 'The server says: {message}',
  'oauth.stop.declined': 'The provider did not confirm your identity. Nothing was sent to the server.',
  'oauth.stop.foreign':
    'This address does not belong to a sign-in that this tab has started. Nothing was sent to the server. Please start again.',
  'oauth.stop.used':
    'This authorization was already used, took too long, or a newer one, perhaps in another tab, has replaced it. Please start again.',
  'oauth.stop.otherAccount':
    'Another account is signed in now than the one that started this. Nothing was bound.',
  'oauth.stop.lost':
    'The server did not respond, so the result is unknown. Check your account before you start again.',
  'oauth.stop.notDone':
    'The server did not respond, and a check shows that nothing was changed. Please start again.',

  'oauth.boundTo': 'Bound to {id}. Binding again replaces it.',
  'oauth.boundOnly': 'Bound to {id}',
  'oauth.notOffered': 'The server no longer offers it.',
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
