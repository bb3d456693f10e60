import { HIGHEST_TYPE } from '../../upstream/providers'
import { good } from '../responses'
import type { Case, Section } from '../case'
import { every, has, int, number, oneOf, some, text, type Expected } from '../expected'

const flag = oneOf(true, false)

/** All fields of /api/status and their values on a new server (K6.2). */
const status: readonly (readonly [name: string, first: Expected])[] = [
  ['version', text],
  ['start_time', int],
  ['email_verification', false],
  ['github_oauth', false],
  ['github_client_id', ''],
  ['lark_client_id', ''],
  ['system_name', 'One API'],
  ['logo', ''],
  ['footer_html', ''],
  ['wechat_qrcode', ''],
  ['wechat_login', false],
  ['server_address', 'http://localhost:3000'],
  ['turnstile_check', false],
  ['turnstile_site_key', ''],
  ['top_up_link', ''],
  ['chat_link', ''],
  ['quota_per_unit', 500_000],
  ['display_in_currency', true],
  ['oidc', false],
  ['oidc_client_id', ''],
  ['oidc_well_known', ''],
  ['oidc_authorization_endpoint', ''],
  ['oidc_token_endpoint', ''],
  ['oidc_userinfo_endpoint', ''],
]

/** Options visible in /api/status: option key, value, field and expected field value. */
const shows: readonly (readonly [key: string, value: string, member: string, then: Expected])[] = [
  ['SystemName', 'Ours', 'system_name', 'Ours'],
  ['Logo', 'https://example.com/l.png', 'logo', 'https://example.com/l.png'],
  ['Footer', '<b>foot</b>', 'footer_html', '<b>foot</b>'],
  ['TopUpLink', 'https://pay.example', 'top_up_link', 'https://pay.example'],
  ['ChatLink', 'https://chat.example', 'chat_link', 'https://chat.example'],
  ['ServerAddress', 'https://gw.example', 'server_address', 'https://gw.example'],
  ['QuotaPerUnit', '1000', 'quota_per_unit', 1000],
  ['QuotaPerUnit', '0.5', 'quota_per_unit', 0.5],
  ['QuotaPerUnit', 'nonsense', 'quota_per_unit', 0],
  ['DisplayInCurrencyEnabled', 'false', 'display_in_currency', false],
  ['DisplayInCurrencyEnabled', 'True', 'display_in_currency', false],
  ['EmailVerificationEnabled', 'true', 'email_verification', true],
  ['GitHubClientId', 'gh-id', 'github_client_id', 'gh-id'],
  ['LarkClientId', 'lark-id', 'lark_client_id', 'lark-id'],
  ['WeChatAccountQRCodeImageURL', 'https://qr.example', 'wechat_qrcode', 'https://qr.example'],
  ['TurnstileSiteKey', 'site', 'turnstile_site_key', 'site'],
  ['OidcClientId', 'oidc-id', 'oidc_client_id', 'oidc-id'],
  ['OidcWellKnown', 'https://o.example', 'oidc_well_known', 'https://o.example'],
]

const types = Object.fromEntries(
  Array.from({ length: HIGHEST_TYPE }, (_, at): [string, Expected] => [
    String(at + 1),
    oneOf(every(text), null),
  ]),
)

const text3: readonly (readonly [path: string, key: string])[] = [
  ['notice', 'Notice'],
  ['about', 'About'],
  ['home_page_content', 'HomePageContent'],
]

const root = (call: string, response: Expected): Case['steps'][number] => ({
  as: 'root',
  call,
  expect: { body: response },
})

/** K6.2: public information, and models by type. */
export const openCalls: Section = {
  section: '6.2',
  cases: [
    {
      name: '/api/status has exactly the documented fields',
      steps: [
        {
          call: 'GET /api/status',
          expect: good(
            Object.fromEntries(
              status.map(([name, first]): [string, Expected] => [
                name,
                typeof first === 'object'
                  ? first
                  : typeof first === 'string'
                    ? text
                    : typeof first === 'boolean'
                      ? flag
                      : number,
              ]),
            ),
          ),
        },
      ],
    },
    {
      name: '/api/status of a new server returns the defaults',
      fresh: 'the options were never saved',
      steps: [{ call: 'GET /api/status', expect: good(Object.fromEntries(status)) }],
    },
    ...shows.map(([key, value, member, then]): Case => ({
      name: `${key} = ${value} sets ${member} = ${JSON.stringify(then)}`,
      options: { [key]: value },
      steps: [root('GET /api/status', has({ success: true, data: has({ [member]: then }) }))],
    })),
    ...['NaN', 'Inf'].map((value): Case => ({
      name: `QuotaPerUnit ${value} makes /api/status a 200 with an empty body`,
      options: { QuotaPerUnit: value },
      steps: [{ as: 'root', call: 'GET /api/status', expect: { text: '' } }],
    })),
    ...text3.flatMap(([path, key]): Case[] => [
      {
        name: `/api/${path} is empty by default`,
        fresh: 'the option was never saved',
        steps: [{ call: `GET /api/${path}`, expect: good('') }],
      },
      {
        name: `/api/${path} returns the text unchanged`,
        options: { [key]: '# <b>raw</b>\n' },
        steps: [root(`GET /api/${path}`, { success: true, message: '', data: '# <b>raw</b>\n' })],
      },
    ]),
    {
      name: '/api/models has a list of names or null for each type',
      steps: [{ as: 'root', call: 'GET /api/models', expect: good(types) }],
    },
    {
      name: '/api/models has null for type 43 and an empty list for type 34',
      steps: [root('GET /api/models', has({ data: has({ '43': null, '34': [] }) }))],
    },
    {
      name: '/api/models lists gpt-4o for types 1 and 8',
      steps: [root('GET /api/models', has({ data: has({ '1': some('gpt-4o'), '8': some('gpt-4o') }) }))],
    },
  ],
}
