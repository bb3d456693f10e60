import { useDeferredValue, useState, useRef } from 'react'
import { type StaticKey, t as translate } from '#/i18n/i18n'
import type { OptionTab, OptionRecord, OptionSectionRecord } from '#/resources/option/option-record'
import { OPTION_SECTIONS } from '#/resources/option/option-records'
import { useT } from '#/ui/language/use-t'
import { ClearLogs } from './clear-logs'
import { OptionSection } from './option-section'
import classes from './option.module.css'
import { UpdateCheck } from './update-check'
import { ActionIcon, TextInput } from '@mantine/core'
import { Icon } from '#/ui/icon/icon'

const TAB_NAMES: Record<OptionTab, StaticKey> = {
  operation: 'setting.operation',
  system: 'setting.system',
  other: 'setting.other',
}

/** Sections of one tab, or the search results of all tabs. */
export function OptionPanel({ tab }: { tab: OptionTab }) {
  const t = useT()
  // The search is cleared when the tab changes.
  const [search, setSearch] = useState({ tab, text: '' })
  const text = search.tab === tab ? search.text : ''
  const query = useDeferredValue(text.trim())
  const results = query === '' ? [] : searchSections(query)
  const count = results.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <>
      <OptionSearch text={text} onText={(newText) => setSearch({ tab, text: newText })} />
      <output className={classes.found}>
        {query === '' ? '' : count === 0 ? t('option.search.none') : t('option.search.found', { n: count })}
      </output>
      {query === '' ? (
        <>
          {OPTION_SECTIONS.filter((section) => section.tab === tab).map((section) => (
            <div key={section.id}>
              <OptionSection section={section} />
              {section.id === 'logs' && <ClearLogs />}
            </div>
          ))}
          {tab === 'other' && <UpdateCheck />}
        </>
      ) : (
        results.map((section) => (
          <OptionSection key={section.id} section={section} prefix={`${t(TAB_NAMES[section.tab])} ·`} />
        ))
      )}
    </>
  )
}

interface OptionSearchProps {
  text: string
  onText: (text: string) => void
}

/** Search input for the options of all tabs. */
function OptionSearch({ text, onText }: OptionSearchProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      aria-label={t('option.search')}
      placeholder={t('option.search')}
      autoComplete="off"
      spellCheck={false}
      leftSection={<Icon name="search" />}
      rightSection={
        text && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('grid.clearSearch')}
            onClick={() => {
              onText('')
              input.current?.focus()
            }}
          >
            <Icon name="x" />
          </ActionIcon>
        )
      }
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  )
}

/** Searchable text of an option: key, label, hint and section title in the current language, in lower case. */
function searchableText({ key, field }: OptionRecord, section: OptionSectionRecord): string {
  return [key, translate(field.label), field.hint ? translate(field.hint) : '', translate(section.title)]
    .join('\n')
    .toLowerCase()
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
function searchSections(text: string): OptionSectionRecord[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  const sections: OptionSectionRecord[] = []
  for (const section of OPTION_SECTIONS) {
    const options = matchingOptions(section, words)
    if (options.length > 0) sections.push({ ...section, options })
  }
  return sections
}
