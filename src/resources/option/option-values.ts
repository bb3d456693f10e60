import type { FieldValue, AnyFieldValues } from '#/fields/field'
import { parseTextList } from '#/fields/text-list'
import type { Options } from './option'
import type { OptionRecord } from './option-record'
import { OPTION_RECORDS } from './option-records'
import { editableRatios, minifyRatios } from './ratio-text'
import { isSameRatios } from './ratio-merge'

/** A stored text as it is answered. Exactly `true` is on (K7.2); a secret is never known. */
function optionToValue({ field, editor }: OptionRecord, text: string): FieldValue {
  if (field.kind === 'secret') return ''
  if (field.kind === 'switch') return text === 'true'
  if (field.kind === 'tags') return parseTextList([text])
  return editor === 'ratio' ? editableRatios(text) : text
}

/** What the server has, as the form asks for it; an option it does not list is as in `loaded`, or blank. */
export function optionsToValues(options: Options, known: AnyFieldValues = {}): AnyFieldValues {
  return Object.fromEntries(
    OPTION_RECORDS.map((record) => {
      const text = options.get(record.key)
      const fallback = text === undefined ? known[record.key] : undefined
      return [record.key, fallback ?? optionToValue(record, text ?? '')]
    }),
  )
}

/** The exact text that is sent for an answer: all values are texts, lists without blanks (K7.2). */
export function valueToOption({ field, editor, normalize }: OptionRecord, value: FieldValue): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return value.join(',')
  if (editor === 'ratio') return minifyRatios(value)
  if (field.kind === 'textarea') return value
  const trimmed = value.trim()
  return normalize ? normalize(trimmed) : trimmed
}

/** Whether two texts of an option mean the same. */
export function isSameOptionText({ editor }: OptionRecord, one: string, other: string): boolean {
  return editor === 'ratio' ? isSameRatios(one, other) : one === other
}

/** One option to be saved, as texts; the old one of a secret is blank. */
export interface OptionChange {
  key: string
  from: string
  to: string
}
