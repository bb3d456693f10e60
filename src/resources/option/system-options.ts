import { field } from '#/fields/field'
import { withoutTrailingSlashes } from '#/fields/trailing-slashes'
import type { PlainKey } from '#/i18n/i18n'
import type { OptionRecord, OptionSection, Stale } from './option-record'
import { addressRule, domainsRule } from './option-rules'
import { PASSWORD_LOGIN_OFF } from './password-login'

const LAST_PORT = 65_535
const STATUS: readonly Stale[] = ['status']

const line = (key: string, label: PlainKey, more: Partial<OptionRecord> = {}): OptionRecord => ({
  key,
  ask: field.line({ label }),
  ...more,
})

/** Never shown, kept in no draft, sent only when something was typed (S17, T-11). */
const secret = (key: string, label: PlainKey): OptionRecord => ({
  key,
  ask: field.secret({ label, hint: 'option.secret.hint' }),
})

const toggle = (key: string, label: PlainKey, more: Partial<OptionRecord> = {}): OptionRecord => ({
  key,
  ask: field.switch({ label }),
  ...more,
})

/** The options of the second tab, in the order they are shown (S10–S14). */
export const SYSTEM_SECTIONS: readonly OptionSection[] = [
  {
    id: 'address',
    tab: 'system',
    title: 'option.section.general',
    options: [
      {
        key: 'ServerAddress',
        ask: field.line({
          label: 'option.ServerAddress',
          hint: 'option.ServerAddress.hint',
          example: 'https://gateway.example.com',
          inputMode: 'url',
          rule: addressRule('link'),
        }),
        // Programs put a path behind it.
        tidy: withoutTrailingSlashes,
        stale: STATUS,
      },
    ],
  },
  {
    id: 'login',
    tab: 'system',
    title: 'option.section.login',
    options: [
      toggle('PasswordLoginEnabled', 'option.PasswordLoginEnabled', { confirm: PASSWORD_LOGIN_OFF }),
      toggle('PasswordRegisterEnabled', 'option.PasswordRegisterEnabled'),
      toggle('EmailVerificationEnabled', 'option.EmailVerificationEnabled', { stale: STATUS }),
      toggle('GitHubOAuthEnabled', 'option.GitHubOAuthEnabled', { stale: STATUS }),
      toggle('WeChatAuthEnabled', 'option.WeChatAuthEnabled', { stale: STATUS }),
      {
        key: 'RegisterEnabled',
        ask: field.switch({ label: 'option.RegisterEnabled', hint: 'option.RegisterEnabled.hint' }),
      },
      toggle('TurnstileCheckEnabled', 'option.TurnstileCheckEnabled', { stale: STATUS }),
    ],
  },
  {
    id: 'domains',
    tab: 'system',
    title: 'option.section.domains',
    hint: 'option.section.domains.hint',
    options: [
      toggle('EmailDomainRestrictionEnabled', 'option.EmailDomainRestrictionEnabled'),
      {
        key: 'EmailDomainWhitelist',
        ask: {
          ...field.many({
            label: 'option.EmailDomainWhitelist',
            hint: 'option.EmailDomainWhitelist.hint',
            example: 'example.com',
            required: true,
            missing: 'option.EmailDomainWhitelist.missing',
            rule: domainsRule,
          }),
        },
      },
    ],
  },
  {
    id: 'smtp',
    tab: 'system',
    title: 'option.section.smtp',
    hint: 'option.section.smtp.hint',
    options: [
      {
        key: 'SMTPServer',
        ask: field.line({ label: 'option.SMTPServer', example: 'smtp.example.com' }),
      },
      {
        key: 'SMTPPort',
        ask: field.digits({
          label: 'option.SMTPPort',
          hint: 'option.SMTPPort.hint',
          example: '587',
          min: 1,
          max: LAST_PORT,
        }),
      },
      { key: 'SMTPAccount', ask: field.line({ label: 'option.SMTPAccount' }) },
      {
        key: 'SMTPFrom',
        ask: field.line({
          label: 'option.SMTPFrom',
          hint: 'option.SMTPFrom.hint',
          example: 'gateway@example.com',
          inputMode: 'email',
        }),
      },
      secret('SMTPToken', 'option.SMTPToken'),
    ],
  },
  {
    id: 'github',
    tab: 'system',
    title: 'option.section.github',
    options: [
      line('GitHubClientId', 'option.GitHubClientId', { stale: STATUS }),
      secret('GitHubClientSecret', 'option.GitHubClientSecret'),
    ],
  },
  {
    id: 'lark',
    tab: 'system',
    title: 'option.section.lark',
    options: [
      line('LarkClientId', 'option.LarkClientId', { stale: STATUS, isAbsentUntilSaved: true }),
      secret('LarkClientSecret', 'option.LarkClientSecret'),
    ],
  },
  {
    id: 'wechat',
    tab: 'system',
    title: 'option.section.wechat',
    options: [
      {
        key: 'WeChatServerAddress',
        ask: field.line({
          label: 'option.WeChatServerAddress',
          example: 'https://wechat.example.com',
          inputMode: 'url',
          rule: addressRule('link'),
        }),
        // Programs put a path behind it.
        tidy: withoutTrailingSlashes,
      },
      secret('WeChatServerToken', 'option.WeChatServerToken'),
      {
        key: 'WeChatAccountQRCodeImageURL',
        ask: field.line({
          label: 'option.WeChatAccountQRCodeImageURL',
          inputMode: 'url',
          rule: addressRule('image'),
        }),
        stale: STATUS,
      },
    ],
  },
  {
    id: 'pusher',
    tab: 'system',
    title: 'option.section.pusher',
    options: [
      {
        key: 'MessagePusherAddress',
        ask: field.line({
          label: 'option.MessagePusherAddress',
          example: 'https://msgpusher.com/push/your_username',
          inputMode: 'url',
          rule: addressRule('link'),
        }),
      },
      secret('MessagePusherToken', 'option.MessagePusherToken'),
    ],
  },
  {
    id: 'turnstile',
    tab: 'system',
    title: 'option.section.turnstile',
    hint: 'option.section.turnstile.hint',
    options: [
      line('TurnstileSiteKey', 'option.TurnstileSiteKey', { stale: STATUS }),
      secret('TurnstileSecretKey', 'option.TurnstileSecretKey'),
    ],
  },
]
