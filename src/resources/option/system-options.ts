import { repairedBase, withoutTrailingSlashes } from '#/fields/address-text'
import { field, type AnyFieldValues } from '#/fields/fields'
import { t, type StaticKey } from '#/i18n/i18n'
import type { Options, Confirmation, InvalidatedResource, OptionRecord, OptionSectionRecord } from './option'
import { urlRule, domainsRule } from './option-rules'

const LAST_PORT = 65_535
const STATUS: readonly InvalidatedResource[] = ['status']

const line = (key: string, label: StaticKey, more: Partial<OptionRecord> = {}): OptionRecord => ({
  key,
  field: field.text({ label }),
  ...more,
})

/** Record of a secret option: never displayed, not stored in drafts, sent only when typed (T-11). */
const secret = (key: string, label: StaticKey): OptionRecord => ({
  key,
  field: field.secret({ label, hint: 'option.secret.hint', isKey: true }),
})

const toggle = (key: string, label: StaticKey, more: Partial<OptionRecord> = {}): OptionRecord => ({
  key,
  field: field.switch({ label }),
  ...more,
})

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

/**
 * Confirmation for disabling password login, which locks out everyone without another login method, root included
 * (K7.2, CD-47).
 */
const PASSWORD_LOGIN_OFF: Confirmation = {
  when: (value) => value === false,
  title: 'option.passwordLoginOff',
  hint: 'option.passwordLoginOff.hint',
  yes: 'option.passwordLoginOff.yes',
  warning: (values, options): StaticKey | undefined =>
    hasOtherWay(values, options) ? undefined : 'option.passwordLoginOff.noOtherWay',
}

/** Options of the *system* tab, in display order. */
export const SYSTEM_SECTIONS: readonly OptionSectionRecord[] = [
  {
    id: 'address',
    tab: 'system',
    title: 'option.section.general',
    hint: 'option.section.address.hint',
    options: [
      {
        key: 'ServerAddress',
        field: field.text({
          label: 'option.ServerAddress',
          hint: 'option.ServerAddress.hint',
          placeholder: 'https://gateway.example.com',
          inputMode: 'url',
          rule: urlRule('link'),
        }),
        // Clients append a path.
        normalize: withoutTrailingSlashes,
        repair: { baseOf: (typed) => repairedBase(typed, false), reason: 'option.ServerAddress.more' },
        invalidates: STATUS,
      },
    ],
  },
  {
    id: 'login',
    tab: 'system',
    title: 'option.section.login',
    hint: 'option.section.login.hint',
    options: [
      toggle('PasswordLoginEnabled', 'option.PasswordLoginEnabled', { confirm: PASSWORD_LOGIN_OFF }),
      toggle('PasswordRegisterEnabled', 'option.PasswordRegisterEnabled'),
      toggle('EmailVerificationEnabled', 'option.EmailVerificationEnabled', { invalidates: STATUS }),
      toggle('GitHubOAuthEnabled', 'option.GitHubOAuthEnabled', { invalidates: STATUS }),
      toggle('WeChatAuthEnabled', 'option.WeChatAuthEnabled', { invalidates: STATUS }),
      {
        key: 'RegisterEnabled',
        field: field.switch({ label: 'option.RegisterEnabled', hint: 'option.RegisterEnabled.hint' }),
      },
      toggle('TurnstileCheckEnabled', 'option.TurnstileCheckEnabled', { invalidates: STATUS }),
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
        field: {
          ...field.tags({
            label: 'option.EmailDomainWhitelist',
            hint: 'option.EmailDomainWhitelist.hint',
            placeholder: 'example.com',
            required: true,
            requiredMessage: 'option.EmailDomainWhitelist.missing',
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
        field: field.text({ label: 'option.SMTPServer', placeholder: 'smtp.example.com' }),
      },
      {
        key: 'SMTPPort',
        field: field.integer({
          label: 'option.SMTPPort',
          hint: 'option.SMTPPort.hint',
          placeholder: '587',
          min: 1,
          max: LAST_PORT,
        }),
      },
      { key: 'SMTPAccount', field: field.text({ label: 'option.SMTPAccount' }) },
      {
        key: 'SMTPFrom',
        field: field.text({
          label: 'option.SMTPFrom',
          hint: 'option.SMTPFrom.hint',
          placeholder: 'gateway@example.com',
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
    note: (home) => t('option.github.callback', { home, callback: `${home}/oauth/github` }),
    options: [
      line('GitHubClientId', 'option.GitHubClientId', { invalidates: STATUS }),
      secret('GitHubClientSecret', 'option.GitHubClientSecret'),
    ],
  },
  {
    id: 'lark',
    tab: 'system',
    title: 'option.section.lark',
    note: (home) => t('option.lark.callback', { callback: `${home}/oauth/lark` }),
    options: [
      line('LarkClientId', 'option.LarkClientId', { invalidates: STATUS, isAbsentUntilSaved: true }),
      secret('LarkClientSecret', 'option.LarkClientSecret'),
    ],
  },
  {
    id: 'wechat',
    tab: 'system',
    title: 'option.section.wechat',
    hint: 'option.section.wechat.hint',
    options: [
      {
        key: 'WeChatServerAddress',
        field: field.text({
          label: 'option.WeChatServerAddress',
          placeholder: 'https://wechat.example.com',
          inputMode: 'url',
          rule: urlRule('link'),
        }),
        // Clients append a path.
        normalize: withoutTrailingSlashes,
      },
      secret('WeChatServerToken', 'option.WeChatServerToken'),
      {
        key: 'WeChatAccountQRCodeImageURL',
        field: field.text({
          label: 'option.WeChatAccountQRCodeImageURL',
          inputMode: 'url',
          rule: urlRule('image'),
        }),
        invalidates: STATUS,
      },
    ],
  },
  {
    id: 'pusher',
    tab: 'system',
    title: 'option.section.pusher',
    hint: 'option.section.pusher.hint',
    options: [
      {
        key: 'MessagePusherAddress',
        field: field.text({
          label: 'option.MessagePusherAddress',
          placeholder: 'https://msgpusher.com/push/your_username',
          inputMode: 'url',
          rule: urlRule('link'),
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
      line('TurnstileSiteKey', 'option.TurnstileSiteKey', { invalidates: STATUS }),
      secret('TurnstileSecretKey', 'option.TurnstileSecretKey'),
    ],
  },
]
