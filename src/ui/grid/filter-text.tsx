import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import input from '#/ui/controls/plain-input.module.css'
import { isComposing } from '#/ui/language/is-composing'
import classes from '../controls/labelled-select.module.css'

interface Props {
  label: string
  /** The text in the address. */
  value: string
  onChange: (value: string) => void
  /** Offered while typing; only the first ones that fit. */
  suggestions?: readonly string[]
}

const DEBOUNCE_MS = 300
const MAX_SUGGESTIONS = 50
const NONE: readonly string[] = []

/**
 * A text that rows already here are filtered by. It filters after a pause, on Enter and on leaving, so that a
 * key costs no more than its letter however many rows there are.
 */
export function FilterText({ label, value, onChange, suggestions = NONE }: Props) {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useState({ text: value, of: value })
  useEffect(() => () => clearTimeout(timer.current), [])
  // Another text in the address, unless it is the echo of what was typed.
  if (draft.of !== value) setDraft({ text: draft.text.trim() === value ? draft.text : value, of: value })

  const offered = useMemo(() => {
    const typed = draft.text.trim().toLowerCase()
    if (typed === '') return suggestions.slice(0, MAX_SUGGESTIONS)
    const found: string[] = []
    for (const one of suggestions) {
      if (found.length === MAX_SUGGESTIONS) break
      if (one.toLowerCase().includes(typed)) found.push(one)
    }
    return found
  }, [suggestions, draft.text])

  const commit = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() !== value) onChange(text.trim())
  }
  const type = (text: string, composing: boolean) => {
    clearTimeout(timer.current)
    setDraft((now) => ({ ...now, text }))
    if (!composing) timer.current = setTimeout(() => commit(text), DEBOUNCE_MS)
  }
  return (
    <div className={classes.pair}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        data-size="xs"
        className={`${input.input} ${classes.text}`}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
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
        <datalist id={`${id}-list`}>
          {offered.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      )}
    </div>
  )
}
