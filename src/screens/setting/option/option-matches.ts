import { t } from '#/i18n/i18n'
import type { OptionRecord, OptionSection } from '#/resources/option/option-record'
import { OPTION_SECTIONS } from '#/resources/option/option-records'

/** What a record can be found by: its key, its words in the current language, and its section's. */
function wordsOf({ key, ask }: OptionRecord, section: OptionSection): string {
  return [key, t(ask.label), ask.hint ? t(ask.hint) : '', t(section.title)].join('\n').toLowerCase()
}

/** The options of a section that match each word; all of them where they are shown in one table. */
function matching(section: OptionSection, words: readonly string[]): readonly OptionRecord[] {
  const found = section.options.filter((record) => {
    const told = wordsOf(record, section)
    return words.every((word) => told.includes(word))
  })
  return found.some(({ drawn }) => drawn === 'ratio') ? section.options : found
}

/** The sections of all tabs with those options that match each word of `text`; sections without any are left out. */
export function matchingSections(text: string): OptionSection[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  const sections: OptionSection[] = []
  for (const section of OPTION_SECTIONS) {
    const options = matching(section, words)
    if (options.length > 0) sections.push({ ...section, options })
  }
  return sections
}
