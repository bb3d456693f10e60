import { useState } from 'react'
import { apiAddress } from '#/resources/status/status'
import { snippetOf, type SnippetLanguage } from '#/resources/token/snippets'
import { useStatus } from '#/session/use-status'
import { CopyButton } from '#/ui/button/copy-button'
import { useT } from '#/ui/language/use-t'
import { ProgramText } from '#/ui/text/program-text'
import { ProgramLanguage } from './program-language'

interface Props {
  /** The key with its prefix. */
  apiKey: string
  model: string
}

/** A program for the first call with a key, in a language of choice. */
export function CallSnippet({ apiKey, model }: Props) {
  const t = useT()
  const { url: address } = apiAddress(useStatus())
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  const snippet = snippetOf(language, { address, key: apiKey, model })
  return (
    <>
      <ProgramLanguage value={language} onChange={setLanguage} />
      <ProgramText label={t('overview.quickStart.program')}>{snippet}</ProgramText>
      <CopyButton text={snippet}>{t('overview.quickStart.copy')}</CopyButton>
    </>
  )
}
