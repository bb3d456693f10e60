import { t } from '#/i18n/i18n'
import type { OptionRecord, OptionSectionRecord } from '#/resources/option/option-record'
import { OPTION_SECTIONS } from '#/resources/option/option-records'

/** What a record can be found by: its key, its words in the current language, and its section's. */
function searchableText({ key, field }: OptionRecord, section: OptionSectionRecord): string {
  return [key, t(field.label), field.hint ? t(field.hint) : '', t(section.title)].join('\n').toLowerCase()
}

/** The options of a section that match each word; all of them where they are shown in one table. */
function matchingOptions(section: OptionSectionRecord, words: readonly string[]): readonly OptionRecord[] {
  const found = section.options.filter((record) => {
    const errorHandledBy = searchableText(record, section)
    return words.every((word) => errorHandledBy.includes(word))
  })
  return found.some(({ editor }) => editor === 'ratio') ? section.options : found
}

/** The sections of all tabs with those options that match each word of `text`; sections without any are left out. */
export function searchSections(text: string): OptionSectionRecord[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  const sections: OptionSectionRecord[] = []
  for (const section of OPTION_SECTIONS) {
    const options = matchingOptions(section, words)
    if (options.length > 0) sections.push({ ...section, options })
  }
  return sections
}
