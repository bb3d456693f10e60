import {
  type AnyFieldValues,
  type AnyField,
  type FieldValue,
  isBlank,
  isSameValue,
  type Fields,
} from '#/fields/fields'
import { commaList } from '#/http/rows'
import { t, type StaticKey } from '#/i18n/i18n'
import { OPERATION_SECTIONS } from './operation-options'
import {
  NAMELESS,
  type Options,
  type OptionRecord,
  type OptionSectionRecord,
  type OptionTab,
  type SectionsOfTab,
} from './option'
import { OTHER_SECTIONS } from './other-options'
import { editableRatios, isSameRatios } from './ratio-map'
import { SYSTEM_SECTIONS } from './system-options'

const sectionsIn = (tab: OptionTab, sections: SectionsOfTab): OptionSectionRecord[] =>
  sections.map((section) => Object.assign({ tab }, section))

export const OPTION_SECTIONS: readonly OptionSectionRecord[] = [
  ...sectionsIn('operation', OPERATION_SECTIONS),
  ...sectionsIn('system', SYSTEM_SECTIONS),
  ...sectionsIn('other', OTHER_SECTIONS),
]

const records = new Map(
  OPTION_SECTIONS.flatMap(({ options }) => options.map((option) => [option.key, option] as const)),
)

export const OPTION_RECORDS: readonly OptionRecord[] = [...records.values()]

/** Returns the field without `required`: every option has a value, so the form reports a blank only after an edit. */
function withDeferredRequired({ key, field }: OptionRecord): AnyField {
  const customCheck = (values: AnyFieldValues) =>
    isBlank(values[key] ?? '') ? t(field.requiredMessage ?? 'fields.required') : undefined
  // Keep `required` for a choice: without it the choice could be cleared.
  return field.required && field.kind !== 'choice' ? { ...field, required: false, customCheck } : field
}

/**
 * Why an option cannot be edited; undefined where it can. Secrets are never listed. While a row without a key stands for
 * an unknown option, it may be one that servers list only after it was saved.
 */
export function lockReason(
  { key, field, isAbsentUntilSaved = false }: OptionRecord,
  options: Options,
): StaticKey | undefined {
  if (options.unreadable?.has(key)) return 'option.unreadable'
  if (options.has(key) || field.kind === 'secret') return undefined
  if (!isAbsentUntilSaved) return 'option.notOffered'
  return options.unreadable?.has(NAMELESS) ? 'option.unreadable' : undefined
}

/** Returns the fields of all options by key, disabled where they are locked. Rules spare what is stored already. */
export function fieldsFor(options: Options): Fields {
  return Object.fromEntries(
    OPTION_RECORDS.map((record) => {
      const { key, ruleFor } = record
      const field = withDeferredRequired(record)
      if (lockReason(record, options) !== undefined) return [key, { ...field, disabledWhen: () => true }]
      return [
        key,
        ruleFor && field.kind === 'textarea' ? { ...field, rule: ruleFor(options.get(key) ?? '') } : field,
      ]
    }),
  )
}

export function optionRecord(key: string): OptionRecord | undefined {
  return records.get(key)
}

/** Returns the label of an option in the current language; its key for an unknown one. */
export function optionLabel(key: string): string {
  const label = optionRecord(key)?.field.label
  return label ? t(label) : key
}

export function sectionOf(key: string): OptionSectionRecord | undefined {
  return OPTION_SECTIONS.find(({ options }) => options.some((option) => option.key === key))
}

/** Converts a stored text to a form value. Only the text `true` is on; a secret is always blank. */
function optionToValue({ field, editor }: OptionRecord, text: string): FieldValue {
  if (field.kind === 'secret') return ''
  if (field.kind === 'switch') return text === 'true'
  if (field.kind === 'tags') return commaList(text)
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

/** Converts a form value to the text that is sent; lists are comma-separated without blanks. */
export function valueToOption({ field, editor, normalize }: OptionRecord, value: FieldValue): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return value.join(',')
  if (editor === 'ratio') return value.trim()
  if (field.kind === 'textarea') return value
  const trimmed = value.trim()
  return normalize ? normalize(trimmed) : trimmed
}

/** Whether two form values, or two stored texts, of an option are equivalent. */
export function isSameOption(
  { editor }: OptionRecord,
  left: FieldValue = '',
  right: FieldValue = '',
): boolean {
  const isText = typeof left === 'string' && typeof right === 'string'
  return editor === 'ratio' && isText ? isSameRatios(left, right) : isSameValue(left, right)
}

/** Change of one option, as stored texts; the old text of a secret is blank. */
export interface OptionChange {
  key: string
  from: string
  to: string
}
