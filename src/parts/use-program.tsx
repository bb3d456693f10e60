import { useState } from 'react'
import { apiAddress } from '#/resources/status/status'
import { SNIPPETS, type SnippetValues } from '#/resources/token/snippets'
import { useStatus } from '#/session/use-status'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'

/** A program for a call of this gateway, with the choice of its language. The key has its prefix. */
export function useProgram(values: Omit<SnippetValues, 'address' | 'key'>) {
  const t = useT()
  const { url: address } = apiAddress(useStatus())
  const [language, setLanguage] = useState('curl')
  return {
    choice: (
      <ToolbarSelect
        label={t('overview.quickStart.language')}
        value={language}
        choices={Object.keys(SNIPPETS).map((each) => ({ value: each, label: each }))}
        onChange={setLanguage}
      />
    ),
    programWith: (key: string) => SNIPPETS[language]?.({ ...values, address, key }) ?? '',
  }
}
