import type { KeyboardEvent } from 'react'
import { inputToRaw, parseRatio, normalizeInput, rawToInput } from '#/resources/option/ratio-text'
import { useT } from '#/ui/language/use-t'
import classes from './ratio.module.css'

interface CellProps {
  label: string
  /** Current text. */
  text: string
  isInvalid: boolean
  /** Shown while the text is empty. */
  placeholder?: string
  readOnly?: boolean
  onType: (text: string) => void
  onBlur: (text: string) => void
}

function preventSubmit(event: KeyboardEvent) {
  // Enter must not submit the section from a table cell.
  if (event.key === 'Enter') event.preventDefault()
}

/** Native input, because a table renders hundreds of them. */
export function NumberInput({ label, text, isInvalid, placeholder, readOnly, onType, onBlur }: CellProps) {
  const t = useT()
  return (
    <input
      className={classes.input}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      title={isInvalid ? t('option.ratio.invalidCell') : undefined}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={({ currentTarget }) => onBlur(currentTarget.value)}
      onKeyDown={preventSubmit}
    />
  )
}

interface Props {
  label: string
  /** Raw value from the option's text; undefined if there is none. */
  raw: string | undefined
  placeholder?: string
  onRaw: (raw: string | undefined) => void
}

/** Input of one ratio. Any text is stored in the option's value; an invalid one blocks saving. */
export function RatioCell({ label, raw, placeholder, onRaw }: Props) {
  const text = raw === undefined ? '' : rawToInput(raw)
  return (
    <NumberInput
      label={label}
      text={text}
      isInvalid={raw !== undefined && parseRatio(raw) === undefined}
      placeholder={placeholder}
      onType={(typedText) => onRaw(inputToRaw(typedText))}
      onBlur={(typedText) => {
        const normalized = normalizeInput(typedText)
        if (normalized === '' && raw !== undefined) onRaw(undefined)
        else if (normalized !== text) onRaw(inputToRaw(normalized))
      }}
    />
  )
}
