import { type Answers, type Fields, type NameOf, namesOf, sameAnswer } from '#/fields/answers'
import { t } from '#/i18n/i18n'
import { answerText } from './answer-text'

/**
 * The names whose sent answer is not what the server kept. Secrets are left out: they never come back.
 * `sent` and `kept` are answers, so that the same mapping has read both.
 */
export function ignoredFields<Of extends Fields>(
  fields: Of,
  { sent, kept }: { sent: Partial<Answers<Of>>; kept: Answers<Of> },
): NameOf<Of>[] {
  return namesOf(fields).filter(
    (name) =>
      fields[name]?.kind !== 'secret' && sent[name] !== undefined && !sameAnswer(sent[name], kept[name]),
  )
}

/** The sentence that names the ignored fields with what they stayed. */
export function ignoredText<Of extends Fields>(fields: Of, names: NameOf<Of>[], kept: Answers<Of>): string {
  const parts = names.map((name) => {
    const asked = fields[name]
    const label = asked ? t(asked.label) : name
    return t('form.ignored.field', { label, value: answerText(asked, kept[name]) })
  })
  return t('form.ignored', { fields: parts.join(', ') })
}
