import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { SNIPPET_LANGUAGES, type SnippetLanguage } from '#/resources/token/snippets'
import { useT } from '#/ui/language/use-t'

const LANGUAGE_NAMES: Record<SnippetLanguage, string> = { curl: 'curl', python: 'Python', node: 'Node.js' }

interface Props extends Pick<NativeSelectProps, 'size'> {
  value: SnippetLanguage
  onChange: (language: SnippetLanguage) => void
}

/** Choice of the language of a program. */
export function ProgramLanguage({ value, onChange, size }: Props) {
  const t = useT()
  return (
    <NativeSelect
      size={size}
      label={t('overview.quickStart.language')}
      value={value}
      data={SNIPPET_LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
      onChange={({ currentTarget }) =>
        onChange(SNIPPET_LANGUAGES.find((each) => each === currentTarget.value) ?? 'curl')
      }
    />
  )
}
