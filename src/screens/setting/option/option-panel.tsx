import { useDeferredValue, useState } from 'react'
import type { StaticKey } from '#/i18n/i18n'
import type { OptionTab } from '#/resources/option/option-record'
import { OPTION_SECTIONS } from '#/resources/option/option-records'
import { useT } from '#/ui/language/use-t'
import { ClearLogs } from './clear-logs'
import { searchSections } from './option-matches'
import { OptionSearch } from './option-search'
import { OptionSection } from './option-section'
import classes from './option.module.css'
import { UpdateCheck } from './update-check'

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
