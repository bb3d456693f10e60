import { isBlank, type Fields } from '#/fields/field-values'
import type { AnyFieldValues, Field } from '#/fields/field'
import { t } from '#/i18n/i18n'
import { OPERATION_SECTIONS } from './operation-options'
import type { Options } from './option'
import type { OptionRecord, OptionSectionRecord } from './option-record'
import { OTHER_SECTIONS } from './other-options'
import { SYSTEM_SECTIONS } from './system-options'

/** Every section of every tab, in the order of the screen. */
export const OPTION_SECTIONS: readonly OptionSectionRecord[] = [
  ...OPERATION_SECTIONS,
  ...SYSTEM_SECTIONS,
  ...OTHER_SECTIONS,
]

const records = new Map(
  OPTION_SECTIONS.flatMap(({ options }) => options.map((option) => [option.key, option] as const)),
)

/** Every option this console knows, in the order of the screen. */
export const OPTION_RECORDS: readonly OptionRecord[] = [...records.values()]

/** Every option has a value: that one is needed is said when it is taken away, not at each of them. */
function withDeferredRequired({ key, field }: OptionRecord): Field {
  const customCheck = (values: AnyFieldValues) =>
    isBlank(values[key] ?? '') ? t(field.requiredMessage ?? 'fields.required') : undefined
  // A choice that is not needed could be cleared.
  return field.required && field.kind !== 'choice' ? { ...field, required: false, customCheck } : field
}

/** The questions of all options as one form, by key. */
export const optionFields: Fields = Object.fromEntries(
  OPTION_RECORDS.map((record) => [record.key, withDeferredRequired(record)]),
)

/** Whether the server has this option at all; secrets are never listed. */
export function isOffered(
  { key, field, isAbsentUntilSaved = false }: OptionRecord,
  options: Options,
): boolean {
  return options.has(key) || field.kind === 'secret' || isAbsentUntilSaved
}

/** The fields of all options by key, disabled where `options` does not list them. */
export function fieldsFor(options: Options): Fields {
  return Object.fromEntries(
    OPTION_RECORDS.map((record) => {
      const asked = optionFields[record.key] ?? record.field
      return [record.key, isOffered(record, options) ? asked : { ...asked, disabledWhen: () => true }]
    }),
  )
}

/** Whether the server reads the text of this option as a number; one that it cannot read counts as 0 there. */
function isNumeric({ field, editor }: OptionRecord): boolean {
  return (
    field.kind === 'integer' || editor === 'quota' || (field.kind === 'text' && field.inputMode === 'decimal')
  )
}

/** `keys` and every number option of the same sections, in the order of the screen. */
export function withNumbersOfSections(keys: readonly string[]): string[] {
  const saved = new Set(keys)
  return OPTION_SECTIONS.filter(({ options }) => options.some(({ key }) => saved.has(key))).flatMap(
    ({ options }) => options.filter((one) => saved.has(one.key) || isNumeric(one)).map(({ key }) => key),
  )
}

/** What is known of the option `key`. */
export function optionRecord(key: string): OptionRecord | undefined {
  return records.get(key)
}

/** The section an option is saved in. */
export function sectionOf(key: string): OptionSectionRecord | undefined {
  return OPTION_SECTIONS.find(({ options }) => options.some((option) => option.key === key))
}
