import type { AnyAnswers } from '#/fields/field'
import type { PlainKey } from '#/i18n/i18n'
import type { Options } from './option'
import type { Confirmation } from './option-record'

const hasText = (answer: unknown) => typeof answer === 'string' && answer.trim() !== ''

/** Whether somebody could still sign in without a password, with what is set in the form and on the server. */
function hasOtherWay(answers: AnyAnswers, options: Options): boolean {
  return (
    (answers.GitHubOAuthEnabled === true && hasText(answers.GitHubClientId)) ||
    (answers.WeChatAuthEnabled === true && hasText(answers.WeChatServerAddress)) ||
    hasText(answers.LarkClientId) ||
    options.get('OidcEnabled') === 'true'
  )
}

/** Password login off locks out everybody, root included, who has no other way in (contract 7.2, CD-47). */
export const PASSWORD_LOGIN_OFF: Confirmation = {
  when: (answer) => answer === false,
  title: 'option.passwordLoginOff',
  hint: 'option.passwordLoginOff.hint',
  yes: 'option.passwordLoginOff.yes',
  warning: (answers, options): PlainKey | undefined =>
    hasOtherWay(answers, options) ? undefined : 'option.passwordLoginOff.noOtherWay',
}
