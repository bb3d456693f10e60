// Every page of the console as data. Scripts and browser tests read it too, so it imports nothing but types.
import type { StaticKey } from '#/i18n/i18n'
import type { Audience } from '#/session/audience'
import type { MENU_ICONS } from './page-links'

/** A URL of a page and who opens it, in the small seed of the embedded gateway. */
interface PageVisit {
  /** By default a user with the lowest role that may open the page. */
  caller?: 'nobody' | 'alice' | 'admin' | 'root'
  /** By default the path of the page. */
  url?: string
}

/** Entry of the main menu; a separator stands between sections. */
interface MenuEntry {
  label: StaticKey
  /** The letter that opens the page after `g`; not one of the shortcuts of lists. */
  key: string
  order: number
  /** Name of an icon in `MENU_ICONS`. */
  icon: keyof typeof MENU_ICONS
  section: 'start' | 'gateway' | 'people' | 'system'
  /** Shown only while a chat link is configured. */
  needsChatLink?: true
}

/** What is known of a page beside its code; the `staticData` of its route. */
export interface Page {
  /** Path of the route: `/token/edit/$id`. */
  path: string
  /** Export name of the component, by which the build finds the chunk to preload. */
  screen: string
  audience: Audience
  menu?: MenuEntry
  /** Rendered as a card below logo and name, without menu and header, such as the log-in. */
  isCard?: true
  /**
   * Path and query of the first request of the loader without search params. It is sent with the page, before any code
   * has arrived, so it must not depend on the time.
   */
  firstRequest?: string
  /** The same for administrators, where theirs is another one. */
  firstRequestOfAdmins?: string
  /**
   * Opened by tests and screenshots; the requests of the first one are counted. By default a page is opened once; a list
   * replaces the default.
   */
  visits?: readonly PageVisit[]
}

export const pages = {
  home: {
    path: '/',
    screen: 'HomeScreen',
    audience: 'everybody',
    menu: { label: 'home.menu', key: 'h', order: 10, icon: 'home', section: 'start' },
    firstRequest: '/api/home_page_content',
    visits: [{ caller: 'alice' }, { caller: 'nobody' }, { caller: 'admin' }, { caller: 'root' }],
  },
  chat: {
    path: '/chat',
    screen: 'ChatScreen',
    audience: 'everybody',
    menu: { label: 'chat.menu', key: 'd', order: 20, icon: 'chat', section: 'start', needsChatLink: true },
    visits: [{ caller: 'nobody' }, { caller: 'root' }],
  },
  about: {
    path: '/about',
    screen: 'AboutScreen',
    audience: 'everybody',
    menu: { label: 'about.menu', key: 'i', order: 100, icon: 'info', section: 'system' },
    visits: [{ caller: 'nobody' }, { caller: 'root' }],
  },
  login: { path: '/login', screen: 'LoginScreen', audience: 'everybody', isCard: true },
  oauth: {
    path: '/oauth/$provider',
    screen: 'CallbackScreen',
    audience: 'everybody',
    isCard: true,
    visits: [{ url: '/oauth/github' }],
  },
  register: { path: '/register', screen: 'RegisterScreen', audience: 'everybody', isCard: true },
  reset: { path: '/reset', screen: 'ResetScreen', audience: 'everybody', isCard: true },
  resetConfirm: {
    path: '/user/reset',
    screen: 'ConfirmScreen',
    audience: 'everybody',
    isCard: true,
    visits: [{ url: '/user/reset?email=a@b.example&token=t' }],
  },
  tokenList: {
    path: '/token',
    screen: 'TokenListScreen',
    audience: 'signedIn',
    menu: { label: 'common.tokens', key: 't', order: 40, icon: 'key', section: 'gateway' },
    firstRequest: '/api/token/?p=0',
  },
  tokenAdd: {
    path: '/token/add',
    screen: 'TokenAddScreen',
    audience: 'signedIn',
  },
  tokenEdit: {
    path: '/token/edit/$id',
    screen: 'TokenEditScreen',
    audience: 'signedIn',
    visits: [{ url: '/token/edit/32' }],
  },
  models: {
    path: '/models',
    screen: 'ModelsScreen',
    audience: 'signedIn',
    menu: { label: 'common.models', key: 'm', order: 45, icon: 'robot', section: 'gateway' },
    visits: [{ caller: 'alice' }, { caller: 'root' }],
  },
  playground: {
    path: '/models/try',
    screen: 'PlaygroundScreen',
    audience: 'signedIn',
    visits: [{ caller: 'alice' }],
  },
  logList: {
    path: '/log',
    screen: 'LogListScreen',
    audience: 'signedIn',
    menu: { label: 'log.menu', key: 'l', order: 80, icon: 'list', section: 'people' },
    firstRequest: '/api/log/self?p=0&type=0&start_timestamp=0',
    firstRequestOfAdmins: '/api/log/?p=0&type=0&start_timestamp=0',
    visits: [{ caller: 'root' }, { caller: 'root', url: '/log?range=7d&type=2' }],
  },
  usage: {
    path: '/usage',
    screen: 'UsageScreen',
    audience: 'signedIn',
    menu: { label: 'common.usage', key: 'a', order: 75, icon: 'chart', section: 'people' },
    visits: [{ caller: 'root' }, { caller: 'alice' }],
  },
  callCheck: {
    path: '/call-check',
    screen: 'CallCheckScreen',
    audience: 'signedIn',
    visits: [{ caller: 'root', url: '/call-check?model=gpt-4o' }, { url: '/call-check' }],
  },
  profile: {
    path: '/user/edit',
    screen: 'ProfileScreen',
    audience: 'signedIn',
  },
  topup: {
    path: '/topup',
    screen: 'TopupScreen',
    audience: 'signedIn',
    menu: { label: 'common.topUp', key: 'b', order: 60, icon: 'coin', section: 'gateway' },
  },
  setting: {
    path: '/setting',
    screen: 'SettingScreen',
    audience: 'signedIn',
    menu: { label: 'setting.menu', key: 's', order: 90, icon: 'settings', section: 'system' },
    visits: [
      { caller: 'root' },
      { caller: 'root', url: '/setting?tab=operation' },
      { caller: 'root', url: '/setting?tab=system' },
      { caller: 'root', url: '/setting?tab=other' },
      { caller: 'admin', url: '/setting?tab=operation' },
      { caller: 'alice' },
    ],
  },
  channelList: {
    path: '/channel',
    screen: 'ChannelListScreen',
    audience: 'admins',
    menu: { label: 'common.channels', key: 'c', order: 30, icon: 'server', section: 'gateway' },
    firstRequest: '/api/channel/?p=0',
  },
  channelAdd: { path: '/channel/add', screen: 'ChannelAddScreen', audience: 'admins' },
  channelEdit: {
    path: '/channel/edit/$id',
    screen: 'ChannelEditScreen',
    audience: 'admins',
    visits: [{ url: '/channel/edit/3' }],
  },
  channelCoverage: { path: '/channel/coverage', screen: 'CoverageScreen', audience: 'admins' },
  channelTests: { path: '/channel/tests', screen: 'TestsScreen', audience: 'admins' },
  userList: {
    path: '/user',
    screen: 'UserListScreen',
    audience: 'admins',
    menu: { label: 'user.menu', key: 'u', order: 70, icon: 'users', section: 'people' },
    firstRequest: '/api/user/?p=0',
  },
  userAdd: { path: '/user/add', screen: 'UserAddScreen', audience: 'admins' },
  userEdit: {
    path: '/user/edit/$id',
    screen: 'UserEditScreen',
    audience: 'admins',
    visits: [{ url: '/user/edit/3' }],
  },
  redemptionList: {
    path: '/redemption',
    screen: 'RedemptionListScreen',
    audience: 'admins',
    menu: { label: 'common.redemptionCodes', key: 'r', order: 50, icon: 'ticket', section: 'gateway' },
    firstRequest: '/api/redemption/?p=0',
  },
  redemptionAdd: { path: '/redemption/add', screen: 'RedemptionAddScreen', audience: 'admins' },
  redemptionEdit: {
    path: '/redemption/edit/$id',
    screen: 'RedemptionEditScreen',
    audience: 'admins',
    visits: [{ url: '/redemption/edit/16' }],
  },
} as const satisfies Record<string, Page>

/** Every page, in no order of its own. */
export const PAGES: readonly (Page & { path: (typeof pages)[keyof typeof pages]['path'] })[] =
  Object.values(pages)
