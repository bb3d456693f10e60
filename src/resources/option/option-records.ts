import type { Fields } from '#/fields/answers'
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

/** The questions of all options as one form, by key. */
export const optionFields: Fields = Object.fromEntries(OPTION_RECORDS.map(({ key, ask }) => [key, ask]))

/** What is known of the option `key`. */
export function optionRecord(key: string): OptionRecord | undefined {
  return records.get(key)
}

/** The section an option is saved in. */
export function sectionOf(key: string): OptionSection | undefined {
  return OPTION_SECTIONS.find(({ options }) => options.some((option) => option.key === key))
}
