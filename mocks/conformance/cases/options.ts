import { good, refused } from '../responses'
import type { Case, Section, Step } from '../case'
import { every, has, none, some, text, type Expected } from '../expected'

const put = (key: string, value: unknown): Step => ({
  as: 'root',
  call: 'PUT /api/option/',
  body: { key, value },
})
const listed = (expect: Expected): Step => ({ as: 'root', call: 'GET /api/option/', expect: good(expect) })
const INVALID = { status: 400, body: { success: false, message: 'invalid parameter' } }

const first: Readonly<Record<string, string>> = {
  PasswordLoginEnabled: 'true',
  PasswordRegisterEnabled: 'true',
  RegisterEnabled: 'true',
  EmailVerificationEnabled: 'false',
  GitHubOAuthEnabled: 'false',
  OidcEnabled: 'false',
  WeChatAuthEnabled: 'false',
  TurnstileCheckEnabled: 'false',
  EmailDomainRestrictionEnabled: 'false',
  AutomaticDisableChannelEnabled: 'false',
  AutomaticEnableChannelEnabled: 'false',
  ApproximateTokenEnabled: 'false',
  LogConsumeEnabled: 'true',
  DisplayInCurrencyEnabled: 'true',
  DisplayTokenStatEnabled: 'true',
  ChannelDisableThreshold: '5',
  EmailDomainWhitelist:
    'gmail.com,163.com,126.com,qq.com,outlook.com,hotmail.com,icloud.com,yahoo.com,foxmail.com',
  SMTPServer: '',
  SMTPFrom: '',
  SMTPAccount: '',
  SMTPPort: '587',
  Notice: '',
  About: '',
  HomePageContent: '',
  Footer: '',
  Logo: '',
  TopUpLink: '',
  ChatLink: '',
  SystemName: 'One API',
  ServerAddress: '',
  GitHubClientId: '',
  WeChatServerAddress: '',
  WeChatAccountQRCodeImageURL: '',
  MessagePusherAddress: '',
  TurnstileSiteKey: '',
  TurnstileSecretKey: '',
  QuotaForNewUser: '0',
  QuotaForInviter: '0',
  QuotaForInvitee: '0',
  QuotaRemindThreshold: '1000',
  PreConsumedQuota: '500',
  GroupRatio: '{"default":1,"svip":1,"vip":1}',
  QuotaPerUnit: '500000',
  RetryTimes: '0',
  Theme: 'default',
}
const hidden = [
  'SMTPToken',
  'WeChatServerToken',
  'MessagePusherToken',
  'GitHubClientSecret',
  'LarkClientSecret',
  'OidcClientSecret',
]
const pendingOptions = [
  'LarkClientId',
  'OidcClientId',
  'OidcWellKnown',
  'OidcAuthorizationEndpoint',
  'OidcTokenEndpoint',
  'OidcUserinfoEndpoint',
]

const reading: Case[] = [
  { name: 'options are pairs of key and text', steps: [listed(every({ key: text, value: text }))] },
  {
    name: 'TurnstileSecretKey is returned in plain text',
    options: { TurnstileSecretKey: 'clear' },
    steps: [listed(some({ key: 'TurnstileSecretKey', value: 'clear' }))],
  },
  ...Object.entries(first).map(([key, value]): Case => ({
    name: `${key} is "${value}" by default`,
    fresh: 'the option was never saved',
    steps: [listed(some({ key, value }))],
  })),
  ...hidden.map((key): Case => ({
    name: `${key} is never returned, even if set`,
    options: { [key]: 'secret' },
    steps: [listed(none(has({ key })))],
  })),
  ...pendingOptions.map((key): Case => ({
    name: `${key} is absent until saved`,
    fresh: 'the option was never saved',
    steps: [listed(none(has({ key }))), put(key, 'x'), listed(some({ key, value: 'x' }))],
  })),
]

const refusedRows: readonly (readonly [key: string, value: string, message: Expected])[] = [
  ['Theme', 'nonsense', '无效的主题'],
  [
    'GitHubOAuthEnabled',
    'true',
    '无法启用 GitHub OAuth，请先填入 GitHub Client Id 以及 GitHub Client Secret！',
  ],
  ['WeChatAuthEnabled', 'true', '无法启用微信登录，请先填入微信登录相关配置信息！'],
  ['TurnstileCheckEnabled', 'true', '无法启用 Turnstile 校验，请先填入 Turnstile 校验相关配置信息！'],
  ['ModelRatio', 'x', "invalid character 'x' looking for beginning of value"],
  ['GroupRatio', 'x', "invalid character 'x' looking for beginning of value"],
  ['CompletionRatio', 'x', "invalid character 'x' looking for beginning of value"],
  ['GroupRatio', '', 'unexpected end of JSON input'],
  ['GroupRatio', '[]', 'json: cannot unmarshal array into Go value of type map[string]float64'],
  ['GroupRatio', '{"a":"1"}', 'json: cannot unmarshal string into Go value of type float64'],
]

const prepared: readonly (readonly [key: string, value: string, options: Record<string, string>])[] = [
  ['GitHubOAuthEnabled', 'true', { GitHubClientId: 'id' }],
  ['WeChatAuthEnabled', 'true', { WeChatServerAddress: 'http://127.0.0.1:1' }],
  ['TurnstileCheckEnabled', 'true', { TurnstileSiteKey: 'site' }],
  ['EmailDomainRestrictionEnabled', 'true', {}],
  ['Theme', 'berry', {}],
  ['Theme', 'air', {}],
]

const writing: Case[] = [
  {
    name: 'saving returns no data and takes effect immediately',
    steps: [{ ...put('Notice', 'x'), expect: good() }, listed(some({ key: 'Notice', value: 'x' }))],
  },
  {
    name: 'an unknown key is stored and listed',
    fresh: 'an option cannot be removed',
    steps: [put('Unknown{tag}', 'x'), listed(some({ key: 'Unknown{tag}', value: 'x' }))],
  },
  ...[true, 1, null, {}, ['x']].map((value): Case => ({
    name: value === null ? 'null as a value is a blank text' : `${JSON.stringify(value)} as a value is a 400`,
    steps: [{ ...put('Notice', value), expect: value === null ? good() : INVALID }],
  })),
  {
    name: 'a malformed body is a 400',
    steps: [{ as: 'root', call: 'PUT /api/option/', body: '{', expect: INVALID }],
  },
  {
    name: 'an empty body is a 400',
    steps: [{ as: 'root', call: 'PUT /api/option/', body: '', expect: INVALID }],
  },
  ...refusedRows.map(([key, value, message]): Case => ({
    name: `${key} = ${value} is refused`,
    steps: [{ ...put(key, value), expect: refused(message) }],
  })),
  ...prepared.map(([key, value, options]): Case => ({
    name: `${key} = ${value} is saved with ${JSON.stringify(options)}`,
    options,
    steps: [{ ...put(key, value), expect: good() }, listed(some({ key, value }))],
  })),
  {
    name: 'a refused theme is not stored',
    steps: [
      { ...put('Theme', 'nonsense'), expect: refused('无效的主题') },
      listed(none({ key: 'Theme', value: 'nonsense' })),
    ],
  },
  {
    name: 'an invalid number is saved as 0 with success',
    steps: [
      { ...put('QuotaPerUnit', 'x'), expect: good() },
      { call: 'GET /api/status', expect: { body: has({ data: has({ quota_per_unit: 0 }) }) } },
    ],
  },
  ...['NaN', 'nan', 'Inf', '-Infinity'].map((value): Case => ({
    name: `QuotaPerUnit = ${value} is accepted, and /api/status is a 200 with an empty body`,
    steps: [
      { ...put('QuotaPerUnit', value), expect: good() },
      { call: 'GET /api/status', expect: { text: '' } },
    ],
  })),
  {
    name: 'saving an empty key changes no other option',
    fresh: 'an option cannot be removed',
    steps: [
      put('Notice', 'kept'),
      put('Footer', 'kept too'),
      { ...put('', 'x'), expect: good() },
      listed(some({ key: '', value: 'x' })),
      listed(some({ key: 'Notice', value: 'kept' })),
      listed(some({ key: 'Footer', value: 'kept too' })),
      { ...put('', 'y'), expect: good() },
      listed(some({ key: '', value: 'y' })),
      listed(none({ key: '', value: 'x' })),
    ],
  },
  {
    name: 'a fraction for an integer is saved as 0 with success',
    steps: [
      { ...put('QuotaForNewUser', '1.5'), expect: good() },
      { as: 'root', call: 'POST /api/user/', body: { username: 'n-{tag}', password: 'long-enough' } },
      { as: 'root', call: 'GET /api/user/search?keyword=n-{tag}', expect: good([has({ quota: 0 })]) },
    ],
  },
  {
    name: 'an invalid GroupRatio empties the group list',
    steps: [
      { ...put('GroupRatio', '[]'), expect: refused(text) },
      { as: 'root', call: 'GET /api/group/', expect: good([]) },
    ],
  },
]

/** K7: options. */
export const options: Section = { section: '7', cases: [...reading, ...writing] }
