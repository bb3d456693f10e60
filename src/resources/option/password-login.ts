import type { AnyFieldValues } from '#/fields/field'
import type { StaticKey } from '#/i18n/i18n'
import type { Options } from './option'
import type { Confirmation } from './option-record'

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
export const PASSWORD_LOGIN_OFF: Confirmation = {
  when: (value) => value === false,
  title: 'option.passwordLoginOff',
  hint: 'option.passwordLoginOff.hint',
  yes: 'option.passwordLoginOff.yes',
  warning: (values, options): StaticKey | undefined =>
    hasOtherWay(values, options) ? undefined : 'option.passwordLoginOff.noOtherWay',
}
