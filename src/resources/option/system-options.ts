import { repairedBase, withoutTrailingSlashes } from '#/fields/address-text'
import { field, type AnyFieldValues } from '#/fields/fields'
import { t } from '#/i18n/i18n'
import type { Confirmation, OptionRecord, Options, SectionsOfTab } from './option'
import { addressOf, secret, text, toggle } from './option-factories'
import { domainsRule } from './option-rules'

const LAST_PORT = 65_535
const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Whether a login method besides the password is enabled, by the form or on the server. */
function hasOtherWay(values: AnyFieldValues, options: Options): boolean {
  return (
    (values.GitHubOAuthEnabled === true && hasText(values.GitHubClientId)) ||
    (values.WeChatAuthEnabled === true && hasText(values.WeChatServerAddress)) ||
    hasText(values.LarkClientId) ||
    options.get('OidcEnabled') === 'true'
  )
}

/** Confirmation for disabling password login, which locks out everyone without another login method, root included. */
const PASSWORD_LOGIN_OFF: Confirmation = {
  when: (value) => value === false,
  title: 'option.passwordLoginOff',
  hint: 'option.passwordLoginOff.hint',
  yes: 'option.passwordLoginOff.yes',
}

type Doubt = OptionRecord['doubt']
const noOtherLogin: Doubt = (values, options) =>
  values.PasswordLoginEnabled === true || hasOtherWay(values, options)
    ? undefined
    : 'option.passwordLoginOff.noOtherWay'
const noMailServer: Doubt = ({ EmailVerificationEnabled, SMTPServer }) =>
  EmailVerificationEnabled === true && !hasText(SMTPServer) ? 'option.SMTPServer.missing' : undefined
const noDomain: Doubt = ({ EmailDomainRestrictionEnabled, EmailDomainWhitelist }) =>
  EmailDomainRestrictionEnabled === true && String(EmailDomainWhitelist) === ''
    ? 'option.EmailDomainWhitelist.missing'
    : undefined

/** A mail server as it is copied from instructions: with a scheme, a path or the port. */
const MAIL_ADDRESS = /^(?:\w+:\/\/)?([^/:\s]+)(?::(\d+))?(?:\/.*)?$/

/** The host and the port of a mail server that was typed with more than its host. */
function mailServerParts(typed: string): Record<string, string> | undefined {
  const [, host = '', port] = MAIL_ADDRESS.exec(typed.trim()) ?? []
  if (host === '' || host === typed.trim()) return undefined
  return port === undefined ? { SMTPServer: host } : { SMTPServer: host, SMTPPort: port }
}

/** Sections of the *system* tab, in display order. */
export const SYSTEM_SECTIONS: SectionsOfTab = [
  {
    id: 'address',
    title: 'option.section.general',
    hint: 'option.section.address.hint',
    options: [
      text(
        'ServerAddress',
        { hint: true, placeholder: 'https://gateway.example.com', ...addressOf('link') },
        {
          // Clients append a path.
          normalize: withoutTrailingSlashes,
          repair: {
            partsOf: (typed) => {
              const base = repairedBase(typed, false)
              return base === undefined ? undefined : { ServerAddress: base }
            },
            reason: 'option.ServerAddress.more',
          },
        },
      ),
    ],
  },
  {
    id: 'login',
    title: 'option.section.login',
    hint: 'option.section.login.hint',
    options: [
      toggle('PasswordLoginEnabled', { confirm: PASSWORD_LOGIN_OFF, doubt: noOtherLogin }),
      toggle('PasswordRegisterEnabled'),
      toggle('EmailVerificationEnabled', { doubt: noMailServer }),
      toggle('GitHubOAuthEnabled'),
      toggle('WeChatAuthEnabled'),
      toggle('RegisterEnabled', { hint: true }),
      toggle('TurnstileCheckEnabled'),
    ],
  },
  {
    id: 'domains',
    title: 'option.section.domains',
    hint: 'option.section.domains.hint',
    options: [
      toggle('EmailDomainRestrictionEnabled', { doubt: noDomain }),
      {
        key: 'EmailDomainWhitelist',
        field: field.tags({
          label: 'option.label.EmailDomainWhitelist',
          hint: 'option.hint.EmailDomainWhitelist',
          placeholder: 'example.com',
          required: true,
          requiredMessage: 'option.EmailDomainWhitelist.missing',
          rule: domainsRule,
        }),
      },
    ],
  },
  {
    id: 'smtp',
    title: 'option.section.smtp',
    hint: 'option.section.smtp.hint',
    options: [
      text(
        'SMTPServer',
        { placeholder: 'smtp.example.com' },
        { repair: { partsOf: mailServerParts, reason: 'option.SMTPServer.more' }, doubt: noMailServer },
      ),
      {
        key: 'SMTPPort',
        field: field.integer({
          label: 'option.label.SMTPPort',
          hint: 'option.hint.SMTPPort',
          placeholder: '587',
          min: 1,
          max: LAST_PORT,
        }),
      },
      text('SMTPAccount'),
      text('SMTPFrom', { hint: true, placeholder: 'gateway@example.com', inputMode: 'email' }),
      secret('SMTPToken'),
    ],
  },
  {
    id: 'github',
    title: 'option.section.github',
    note: (home) => t('option.github.callback', { home, callback: `${home}/oauth/github` }),
    options: [text('GitHubClientId'), secret('GitHubClientSecret')],
  },
  {
    id: 'lark',
    title: 'option.section.lark',
    note: (home) => t('option.lark.callback', { callback: `${home}/oauth/lark` }),
    options: [text('LarkClientId', {}, { isAbsentUntilSaved: true }), secret('LarkClientSecret')],
  },
  {
    id: 'wechat',
    title: 'option.section.wechat',
    hint: 'option.section.wechat.hint',
    options: [
      text(
        'WeChatServerAddress',
        { placeholder: 'https://wechat.example.com', ...addressOf('link') },
        // Clients append a path.
        { normalize: withoutTrailingSlashes },
      ),
      secret('WeChatServerToken'),
      text('WeChatAccountQRCodeImageURL', addressOf('image')),
    ],
  },
  {
    id: 'pusher',
    title: 'option.section.pusher',
    hint: 'option.section.pusher.hint',
    options: [
      text('MessagePusherAddress', {
        placeholder: 'https://msgpusher.com/push/your_username',
        ...addressOf('link'),
      }),
      secret('MessagePusherToken'),
    ],
  },
  {
    id: 'turnstile',
    title: 'option.section.turnstile',
    hint: 'option.section.turnstile.hint',
    options: [text('TurnstileSiteKey'), secret('TurnstileSecretKey')],
  },
]
