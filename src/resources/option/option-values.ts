import type { FieldValue, AnyFieldValues } from '#/fields/field'
import { parseTextList } from '#/fields/text-list'
import type { Options } from './option'
import type { OptionRecord } from './option-record'
import { OPTION_RECORDS } from './option-records'
import { editableRatios, minifyRatios } from './ratio-text'
import { isSameRatios } from './ratio-merge'

/** Converts a stored text to a form value. Only the text `true` is on (K7.2); a secret is always blank. */
function optionToValue({ field, editor }: OptionRecord, text: string): FieldValue {
  if (field.kind === 'secret') return ''
  if (field.kind === 'switch') return text === 'true'
  if (field.kind === 'tags') return parseTextList([text])
  return editor === 'ratio' ? editableRatios(text) : text
}

/**
 * Converts the server's options to form values; an option missing from the list keeps its value of `loaded`, or is
 * blank.
 */
export function optionsToValues(options: Options, known: AnyFieldValues = {}): AnyFieldValues {
  return Object.fromEntries(
    OPTION_RECORDS.map((record) => {
      const text = options.get(record.key)
      const fallback = text === undefined ? known[record.key] : undefined
      return [record.key, fallback ?? optionToValue(record, text ?? '')]
    }),
  )
}

/** Converts a form value to the text that is sent; lists are comma-separated without blanks (K7.2). */
export function valueToOption({ field, editor, normalize }: OptionRecord, value: FieldValue): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return value.join(',')
  if (editor === 'ratio') return minifyRatios(value)
  if (field.kind === 'textarea') return value
  const trimmed = value.trim()
  return normalize ? normalize(trimmed) : trimmed
}

/** Whether two stored texts of an option are equivalent. */
export function isSameOptionText({ editor }: OptionRecord, left: string, right: string): boolean {
  return editor === 'ratio' ? isSameRatios(left, right) : left === right
}

/** Change of one option, as stored texts; the old text of a secret is blank. */
export interface OptionChange {
  key: string
  from: string
  to: string
}
