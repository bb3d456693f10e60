// Every page of the console as data. Scripts and browser tests read it too, so it imports nothing but types and icons.
import type { Icon } from '@tabler/icons-react'
import IconChartBar from '@tabler/icons-react/icons/IconChartBar'
import IconCoin from '@tabler/icons-react/icons/IconCoin'
import IconHome from '@tabler/icons-react/icons/IconHome'
import IconInfoCircle from '@tabler/icons-react/icons/IconInfoCircle'
import IconKey from '@tabler/icons-react/icons/IconKey'
import IconList from '@tabler/icons-react/icons/IconList'
import IconMessageCircle from '@tabler/icons-react/icons/IconMessageCircle'
import IconRobot from '@tabler/icons-react/icons/IconRobot'
import IconServer from '@tabler/icons-react/icons/IconServer'
import IconSettings from '@tabler/icons-react/icons/IconSettings'
import IconTicket from '@tabler/icons-react/icons/IconTicket'
import IconUsers from '@tabler/icons-react/icons/IconUsers'
import type { StaticKey } from '#/i18n/i18n'
import type { Audience } from '#/session/audience'

/** What is known of a page beside its code; the `staticData` of its route. */
export interface Page {
  /** Path of the route: `/token/edit/$id`. */
  path: string
  audience: Audience
  /** Entry of the main menu; a separator stands between sections. */
  menu?: {
    label: StaticKey
    /** The letter that opens the page after `g`; not one of the shortcuts of lists. */
    key: string
    icon: Icon
    section: 'start' | 'gateway' | 'people' | 'system'
    /** Shown only while a chat link is configured. */
    needsChatLink?: true
  }
  /** Name in the palette of a page that is not in the menu. */
  label?: StaticKey
  /** Whether its code has no text but those of the first part of the dictionaries: it does not wait for the others. */
  firstTextsOnly?: true
  /** Rendered as a card below logo and name, without menu and header, such as the log-in. */
  isCard?: true
  /**
   * Path and query of the first request of the loader without search params. It is sent with the page, before any code
   * has arrived, so it must not depend on the time.
   */
  firstRequest?: string
  /** The same for administrators, where theirs is another one. */
  firstRequestOfAdmins?: string
}

/** The pages by the names of their screens: those of the menu in its order, then the others. */
export const pages = {
  home: {
    path: '/',
    audience: 'everybody',
    menu: { label: 'home.menu', key: 'h', icon: IconHome, section: 'start' },
    firstRequest: '/api/home_page_content',
  },
  chat: {
    path: '/chat',
    audience: 'everybody',
    menu: { label: 'chat.menu', key: 'd', icon: IconMessageCircle, section: 'start', needsChatLink: true },
  },
  channelList: {
    path: '/channel',
    audience: 'admins',
    firstTextsOnly: true,
    menu: { label: 'common.channels', key: 'c', icon: IconServer, section: 'gateway' },
    firstRequest: '/api/channel/?p=0',
  },
  tokenList: {
    path: '/token',
    audience: 'signedIn',
    firstTextsOnly: true,
    menu: { label: 'common.tokens', key: 't', icon: IconKey, section: 'gateway' },
    firstRequest: '/api/token/?p=0',
  },
  models: {
    path: '/models',
    audience: 'signedIn',
    menu: { label: 'common.models', key: 'm', icon: IconRobot, section: 'gateway' },
  },
  redemptionList: {
    path: '/redemption',
    audience: 'admins',
    firstTextsOnly: true,
    menu: { label: 'common.redemptionCodes', key: 'r', icon: IconTicket, section: 'gateway' },
    firstRequest: '/api/redemption/?p=0',
  },
  topup: {
    path: '/topup',
    audience: 'signedIn',
    menu: { label: 'common.topUp', key: 'b', icon: IconCoin, section: 'gateway' },
  },
  userList: {
    path: '/user',
    audience: 'admins',
    firstTextsOnly: true,
    menu: { label: 'user.menu', key: 'u', icon: IconUsers, section: 'people' },
    firstRequest: '/api/user/?p=0',
  },
  usage: {
    path: '/usage',
    audience: 'signedIn',
    menu: { label: 'common.usage', key: 'a', icon: IconChartBar, section: 'people' },
  },
  logList: {
    path: '/log',
    audience: 'signedIn',
    firstTextsOnly: true,
    menu: { label: 'log.menu', key: 'l', icon: IconList, section: 'people' },
    firstRequest: '/api/log/self?p=0&type=0&start_timestamp=0',
    firstRequestOfAdmins: '/api/log/?p=0&type=0&start_timestamp=0',
  },
  setting: {
    path: '/setting',
    audience: 'signedIn',
    menu: { label: 'setting.menu', key: 's', icon: IconSettings, section: 'system' },
  },
  about: {
    path: '/about',
    audience: 'everybody',
    menu: { label: 'about.menu', key: 'i', icon: IconInfoCircle, section: 'system' },
  },
  login: { path: '/login', audience: 'everybody', firstTextsOnly: true, isCard: true },
  callback: { path: '/oauth/$provider', audience: 'everybody', isCard: true },
  register: { path: '/register', audience: 'everybody', isCard: true },
  reset: { path: '/reset', audience: 'everybody', isCard: true },
  confirm: { path: '/user/reset', audience: 'everybody', isCard: true },
  tokenAdd: { path: '/token/add', audience: 'signedIn', label: 'token.add' },
  tokenEdit: { path: '/token/edit/$id', audience: 'signedIn' },
  playground: { path: '/models/try', audience: 'signedIn', label: 'playground.title' },
  callCheck: { path: '/call-check', audience: 'signedIn', label: 'callCheck.title' },
  profile: { path: '/user/edit', audience: 'signedIn', label: 'home.shortcut.profile' },
  channelAdd: { path: '/channel/add', audience: 'admins', label: 'channel.add' },
  channelEdit: { path: '/channel/edit/$id', audience: 'admins' },
  coverage: { path: '/channel/coverage', audience: 'admins', label: 'coverage.title' },
  tests: { path: '/channel/tests', audience: 'admins', label: 'tests.title' },
  userAdd: { path: '/user/add', audience: 'admins', label: 'user.add' },
  userEdit: { path: '/user/edit/$id', audience: 'admins' },
  redemptionAdd: { path: '/redemption/add', audience: 'admins', label: 'redemption.add' },
  redemptionEdit: { path: '/redemption/edit/$id', audience: 'admins' },
} as const satisfies Record<string, Page>

export const PAGES: readonly (Page & { path: (typeof pages)[keyof typeof pages]['path'] })[] =
  Object.values(pages)

/** The component of a page, by whose export the build finds the chunk to preload. */
export function screenOf<Name extends string>(name: Name): `${Capitalize<Name>}Screen` {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts have no such type
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Screen` as `${Capitalize<Name>}Screen`
}
