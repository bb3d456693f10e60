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

/** The sections of one tab, or whatever of all tabs is searched for. */
export function OptionPanel({ tab }: { tab: OptionTab }) {
  const t = useT()
  // Another tab begins without a search.
  const [search, setSearch] = useState({ tab, text: '' })
  const text = search.tab === tab ? search.text : ''
  const wanted = useDeferredValue(text.trim())
  const found = wanted === '' ? [] : searchSections(wanted)
  const count = found.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <>
      <OptionSearch text={text} onText={(typed) => setSearch({ tab, text: typed })} />
      <output className={classes.found}>
        {wanted === '' ? '' : count === 0 ? t('option.search.none') : t('option.search.found', { n: count })}
      </output>
      {wanted === '' ? (
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
        found.map((section) => (
          <OptionSection key={section.id} section={section} prefix={`${t(TAB_NAMES[section.tab])} ·`} />
        ))
      )}
    </>
  )
}
