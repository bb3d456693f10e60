import { isBlank, type Fields } from '#/fields/answers'
import type { AnyAnswers, Field } from '#/fields/field'
import { t } from '#/i18n/i18n'
import { OPERATION_SECTIONS } from './operation-options'
import type { OptionRecord, OptionSection } from './option-record'
import { OTHER_SECTIONS } from './other-options'
import { SYSTEM_SECTIONS } from './system-options'

/** Every section of every tab, in the order of the screen. */
export const OPTION_SECTIONS: readonly OptionSection[] = [
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
function quietlyRequired({ key, ask }: OptionRecord): Field {
  const check = (answers: AnyAnswers) =>
    isBlank(answers[key] ?? '') ? t(ask.missing ?? 'rule.required') : undefined
  // A choice that is not needed could be cleared.
  return ask.required && ask.kind !== 'choice' ? { ...ask, required: false, check } : ask
}

/** The questions of all options as one form, by key. */
export const optionFields: Fields = Object.fromEntries(
  OPTION_RECORDS.map((record) => [record.key, quietlyRequired(record)]),
)

/** What is known of the option `key`. */
export function optionRecord(key: string): OptionRecord | undefined {
  return records.get(key)
}

/** The section an option is saved in. */
export function sectionOf(key: string): OptionSection | undefined {
  return OPTION_SECTIONS.find(({ options }) => options.some((option) => option.key === key))
}
