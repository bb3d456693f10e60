import type { Answer, AnyAnswers } from '#/fields/field'
import { textList } from '#/fields/text-list'
import type { Options } from './option'
import type { OptionRecord } from './option-record'
import { OPTION_RECORDS } from './option-records'
import { editableRatios, sentRatios } from './ratio-text'
import { isSameRatios } from './ratio-merge'

/** A stored text as it is answered. Exactly `true` is on (contract 7.2); a secret is never known. */
function answerOf({ ask, drawn }: OptionRecord, text: string): Answer {
  if (ask.kind === 'secret') return ''
  if (ask.kind === 'switch') return text === 'true'
  if (ask.kind === 'many') return textList([text])
  return drawn === 'ratio' ? editableRatios(text) : text
}

/** What the server has, as the form asks for it; an option it does not list is as in `known`, or blank. */
export function answersOf(options: Options, known: AnyAnswers = {}): AnyAnswers {
  return Object.fromEntries(
    OPTION_RECORDS.map((record) => {
      const text = options.get(record.key)
      const fallback = text === undefined ? known[record.key] : undefined
      return [record.key, fallback ?? answerOf(record, text ?? '')]
    }),
  )
}

/** The exact text that is sent for an answer: all values are texts, lists without blanks (contract 7.2). */
export function textOf({ ask, drawn, tidy }: OptionRecord, answer: Answer): string {
  if (typeof answer === 'boolean') return String(answer)
  if (typeof answer !== 'string') return answer.join(',')
  if (drawn === 'ratio') return sentRatios(answer)
  if (ask.kind === 'block') return answer
  const trimmed = answer.trim()
  return tidy ? tidy(trimmed) : trimmed
}

/** Whether two texts of an option mean the same. */
export function isSameText({ drawn }: OptionRecord, one: string, other: string): boolean {
  return drawn === 'ratio' ? isSameRatios(one, other) : one === other
}

/** One option to be saved, as texts; the old one of a secret is blank. */
export interface OptionChange {
  key: string
  from: string
  to: string
}
