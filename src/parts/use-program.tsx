import type { NativeSelectProps } from '@mantine/core'
import { useState } from 'react'
import { apiAddress } from '#/resources/status/status'
import {
  SNIPPET_LANGUAGES,
  snippetOf,
  type SnippetLanguage,
  type SnippetValues,
} from '#/resources/token/snippets'
import { useStatus } from '#/session/use-status'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'

const LANGUAGE_NAMES: Record<SnippetLanguage, string> = { curl: 'curl', python: 'Python', node: 'Node.js' }

/** A program for a call of this gateway, with the choice of its language. The key has its prefix. */
export function useProgram(
  values: Omit<SnippetValues, 'address' | 'key'>,
  size?: NativeSelectProps['size'],
): { choice: React.ReactElement; programWith: (key: string) => string } {
  const t = useT()
  const { url: address } = apiAddress(useStatus())
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  return {
    choice: (
      <ToolbarSelect
        size={size}
        label={t('overview.quickStart.language')}
        value={language}
        choices={SNIPPET_LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
        onChange={setLanguage}
      />
    ),
    programWith: (key) => snippetOf(language, { ...values, address, key }),
  }
}
