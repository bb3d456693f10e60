import { Anchor, Group, Input, Stack, Text, TextInput } from '@mantine/core'
import { Fragment, useDeferredValue, useEffect, useState, useRef, type ComponentType } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import type { AnyFieldValues } from '#/fields/fields'
import { t as translate } from '#/i18n/i18n'
import type { OptionTab, OptionRecord, OptionSectionRecord } from '#/resources/option/option'
import { OPTION_SECTIONS } from '#/resources/option/option-records'
import { focusField } from '#/ui/form/form-problem'
import { useT } from '#/ui/language/use-t'
import { OptionSection } from './option-section'
import { ClearLogs, UpdateCheck } from './section-tools'
import { useSettingsForm } from './settings-form-state'

interface Props {
  tab: OptionTab
  /** Model whose price is looked for at first; blank for none. */
  price: string
  /** Key of the option that is looked for at first; blank for none. */
  option: string
}

export function OptionPanel({ tab, price, option }: Props) {
  const t = useT()
  // The search is cleared when the tab changes.
  const [search, setSearch] = useState({ tab, text: price || option })
  const text = search.tab === tab ? search.text : ''
  const query = useDeferredValue(text.trim())
  const { form } = useSettingsForm()
  useEffect(() => {
    if (Object.hasOwn(form.fields, option)) focusField(form.idOf(option))
    // oxlint-disable-next-line react/exhaustive-deps -- once: a later rendering must not take the focus from a dialog
  }, [option])
  // A model without a price is in no option: a link to it shows the table that it belongs in.
  const isPrice = query !== '' && query === price
  const results = query === '' ? [] : isPrice ? PRICE_SECTIONS : searchSections(query, form.values())
  const count = results.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <Stack data-above-bar>
      <OptionSearch text={text} onText={(newText) => setSearch({ tab, text: newText })} />
      <Text component="output" size="sm" c="dimmed">
        {query === '' ? '' : count === 0 ? t('option.search.none') : t('option.search.found', { n: count })}
      </Text>
      {query === '' ? (
        <>
          <SectionLinks tab={tab} />
          {OPTION_SECTIONS.filter((section) => section.tab === tab).map((section) => (
            <Fragment key={section.id}>
              <OptionSection section={section} />
              <SectionTool tool={section.tool} />
            </Fragment>
          ))}
        </>
      ) : (
        results.map((section) => (
          <OptionSection
            key={section.id}
            section={section}
            prefix={`${t(`setting.${section.tab}`)} ·`}
            query={!isPrice && isFoundByText(section, query) ? undefined : query}
          />
        ))
      )}
    </Stack>
  )
}

const PRICE_SECTIONS = OPTION_SECTIONS.filter(({ editor }) => editor === 'ratios')

const TOOLS: Record<NonNullable<OptionSectionRecord['tool']>, ComponentType> = {
  clearLogs: ClearLogs,
  updateCheck: UpdateCheck,
}

export function SectionTool({ tool }: Pick<OptionSectionRecord, 'tool'>) {
  const Tool = tool && TOOLS[tool]
  return Tool && <Tool />
}

function SectionLinks({ tab }: { tab: OptionTab }) {
  const t = useT()
  const sections = OPTION_SECTIONS.filter((section) => section.tab === tab)
  return (
    <Group component="nav" gap="sm" aria-label={t('option.sections')}>
      {sections.map(({ id, title }) => (
        <Anchor
          key={id}
          size="sm"
          py="var(--gc-space-1)"
          href={`#${id}`}
          onClick={(event) => {
            // A fragment in the address would be a navigation, which unsaved changes question.
            event.preventDefault()
            const heading = document.querySelector<HTMLElement>(`[data-section="${id}"] h2`)
            // The focus follows to the section, as a fragment would lead it.
            heading?.setAttribute('tabindex', '-1')
            heading?.scrollIntoView()
            heading?.focus({ preventScroll: true })
          }}
        >
          {t(title)}
        </Anchor>
      ))}
    </Group>
  )
}

function OptionSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      ref={input}
      type="search"
      maw="var(--gc-length-26)"
      aria-label={t('option.search')}
      placeholder={t('option.search')}
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        text && (
          <Input.ClearButton
            aria-label={t('grid.clearSearch')}
            title={t('grid.clearSearch')}
            onClick={() => {
              onText('')
              input.current?.focus()
            }}
          />
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
function matchingOptions(
  section: OptionSectionRecord,
  words: readonly string[],
  values: AnyFieldValues,
): readonly OptionRecord[] {
  const matching = section.options.filter((record) => {
    // A table is also found by the names of its rows, such as a model.
    const rows = section.editor === undefined ? '' : String(values[record.key] ?? '').toLowerCase()
    const searchable = searchableText(record, section) + rows
    return words.every((word) => searchable.includes(word))
  })
  return section.editor && matching.length > 0 ? section.options : matching
}

const wordsOf = (text: string) => text.trim().toLowerCase().split(/\s+/)

/** Whether the texts of a section match, not only the names of its rows. */
function isFoundByText(section: OptionSectionRecord, text: string): boolean {
  return matchingOptions(section, wordsOf(text), {}).length > 0
}

/**
 * Sections of all tabs, reduced to the options that match every word of `text`. Sections without a match are
 * omitted.
 */
function searchSections(text: string, values: AnyFieldValues): OptionSectionRecord[] {
  const words = wordsOf(text)
  const sections: OptionSectionRecord[] = []
  for (const section of OPTION_SECTIONS) {
    const options = matchingOptions(section, words, values)
    if (options.length > 0) sections.push({ ...section, options })
  }
  return sections
}
