import { isBlank } from '#/fields/answers'
import type { Answer, Field } from '#/fields/field'
import { t } from '#/i18n/i18n'

const MASK = '••••••'

/** An answer in words, for reading: secrets masked, a blank named as such. */
export function answerText(asked: Field | undefined, answer: Answer): string {
  if (isBlank(answer)) return t('form.blank')
  if (asked?.kind === 'secret') return MASK
  if (typeof answer === 'boolean') return t(answer ? 'form.yes' : 'form.no')
  if (typeof answer !== 'string') return answer.join(', ')
  const choice = asked?.kind === 'choice' ? asked.choices?.find(({ value }) => value === answer) : undefined
  return choice ? t(choice.label) : answer
}
