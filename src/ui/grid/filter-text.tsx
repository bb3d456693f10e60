import { TextInput } from '@mantine/core'
import { useId, useMemo } from 'react'
import { identifierText } from '#/fields/plain-text'
import classes from './grid-panel.module.css'
import { MAX_FILTER_TEXT } from './grid-search'
import { useSearchText } from './use-search-text'

interface Props {
  label: string
  /** The text in the URL. */
  value: string
  onChange: (value: string) => void
  /** Suggestions while typing; the first matches are offered. */
  suggestions?: readonly string[]
}

const DEBOUNCE_MS = 300
const MAX_SUGGESTIONS = 50
const NONE: readonly string[] = []

/** A text filter over the loaded rows. Debounced: typing does not filter thousands of rows per key. */
export function FilterText({ label, value, onChange, suggestions = NONE }: Props) {
  const listId = useId()
  const { text, problem, inputProps } = useSearchText({
    keyword: value,
    onKeyword: onChange,
    debounceMs: DEBOUNCE_MS,
    maxLength: MAX_FILTER_TEXT,
  })
  const offered = useMemo(() => {
    const typed = identifierText(text).toLowerCase()
    if (typed === '') return suggestions.slice(0, MAX_SUGGESTIONS)
    const matches: string[] = []
    for (const suggestion of suggestions) {
      if (matches.length === MAX_SUGGESTIONS) break
      if (suggestion.toLowerCase().includes(typed)) matches.push(suggestion)
    }
    return matches
  }, [suggestions, text])
  return (
    <>
      <TextInput
        classNames={{ root: classes.filter, wrapper: classes.filterText }}
        size="xs"
        label={label}
        error={problem}
        list={suggestions.length > 0 ? listId : undefined}
        {...inputProps}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {offered.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </>
  )
}
