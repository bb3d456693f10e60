import { t } from '#/i18n/i18n'
import type { OptionRecord, OptionSectionRecord } from '#/resources/option/option-record'
import { OPTION_SECTIONS } from '#/resources/option/option-records'

/** Searchable text of an option: key, label, hint and section title in the current language, in lower case. */
function searchableText({ key, field }: OptionRecord, section: OptionSectionRecord): string {
  return [key, t(field.label), field.hint ? t(field.hint) : '', t(section.title)].join('\n').toLowerCase()
}

/** Options of a section that match every word. A section shown as one table matches as a whole. */
function matchingOptions(section: OptionSectionRecord, words: readonly string[]): readonly OptionRecord[] {
  const matching = section.options.filter((record) => {
    const searchable = searchableText(record, section)
    return words.every((word) => searchable.includes(word))
  })
  return matching.some(({ editor }) => editor === 'ratio') ? section.options : matching
}

/**
 * Sections of all tabs, reduced to the options that match every word of `text`. Sections without a match are
 * omitted.
 */
export function searchSections(text: string): OptionSectionRecord[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  const sections: OptionSectionRecord[] = []
  for (const section of OPTION_SECTIONS) {
    const options = matchingOptions(section, words)
    if (options.length > 0) sections.push({ ...section, options })
  }
  return sections
}
