import { TextInput } from '@mantine/core'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import classes from './grid-panel.module.css'

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

/**
 * A text filter over the loaded rows. Debounced, and applied on Enter and blur: typing does not filter thousands of
 * rows per key. A text that looks like a key is not taken over: the URL would hold a secret.
 */
export function FilterText({ label, value, onChange, suggestions = NONE }: Props) {
  const t = useT()
  const listId = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useState({ text: value, of: value })
  useEffect(() => () => clearTimeout(timer.current), [])
  // Adopt a new value of the URL, unless it is the trimmed draft.
  if (draft.of !== value)
    setDraft({ text: identifierText(draft.text) === value ? draft.text : value, of: value })

  const offered = useMemo(() => {
    const typed = identifierText(draft.text).toLowerCase()
    if (typed === '') return suggestions.slice(0, MAX_SUGGESTIONS)
    const matches: string[] = []
    for (const suggestion of suggestions) {
      if (matches.length === MAX_SUGGESTIONS) break
      if (suggestion.toLowerCase().includes(typed)) matches.push(suggestion)
    }
    return matches
  }, [suggestions, draft.text])

  const commit = (text: string) => {
    clearTimeout(timer.current)
    const wanted = identifierText(text)
    if (wanted !== value && !isKey(wanted)) onChange(wanted)
  }
  const type = (text: string, composing: boolean) => {
    clearTimeout(timer.current)
    setDraft((now) => ({ ...now, text }))
    if (!composing) timer.current = setTimeout(() => commit(text), DEBOUNCE_MS)
  }
  return (
    <>
      <TextInput
        classNames={{ root: classes.filter, wrapper: classes.filterText }}
        size="xs"
        label={label}
        error={isKey(draft.text) && t('grid.searchIsKey')}
        list={suggestions.length > 0 ? listId : undefined}
        autoComplete="off"
        spellCheck={false}
        value={draft.text}
        onChange={({ currentTarget, nativeEvent }) =>
          type(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        onBlur={({ currentTarget }) => commit(currentTarget.value)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter' && !isComposing(event)) commit(event.currentTarget.value)
        }}
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
