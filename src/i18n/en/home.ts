/** The home page, where nothing else is configured. */
export const home = {
  'home.menu': 'Home',
  'home.title': 'Welcome to {name}',
  'home.lead': 'One address and one key for many language models.',
  'home.noun': 'home page content',

  'home.gettingStarted': 'How to begin',
  'home.gettingStarted.signIn': 'Log in, or register an account.',
  'home.gettingStarted.token': 'Create a token: the key that your programs will use.',
  'home.gettingStarted.use': 'Give your program the key and this address, in place of that of OpenAI:',
  'home.gettingStarted.copy': 'Copy the address',
  'home.gettingStarted.otherAddress':
    'The server address in the settings is not that of this page, {origin}. Programs use the one in the settings.',
  'home.gettingStarted.fix': 'Fix the server address',
  'home.gettingStarted.askRoot': 'If it does not work, ask the super administrator to correct it.',
  'home.gettingStarted.noAddress':
    'The server has no address configured. This is the address of this page, which may not be the one that programs reach.',

  'home.account': 'Your account',
  'home.consumption': 'Consumption',
  'home.consumption.log': 'See the details',
  'home.shortcut.token': 'Create a token',
  'home.shortcut.profile': 'Edit your profile',

  'home.system': 'System status',
  'home.system.version': 'Version',
  'home.system.unknown': 'unknown',
  'home.system.started': 'Running since',
  'home.system.email': 'Email verification',
  'home.system.github': 'GitHub login',
  'home.system.wechat': 'WeChat login',
  'home.system.turnstile': 'Turnstile check',
  'home.system.on': 'Enabled',
  'home.system.off': 'Not enabled',
} as const
