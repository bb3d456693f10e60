import type { KeyboardEvent } from 'react'
import { inputToRaw, parseRatio, normalizeInput, rawToInput } from '#/resources/option/ratio-text'
import { useT } from '#/ui/language/use-t'
import classes from './ratio.module.css'

interface CellProps {
  label: string
  /** What is typed now. */
  text: string
  isInvalid: boolean
  /** Said instead of a value. */
  placeholder?: string
  readOnly?: boolean
  onType: (text: string) => void
  onBlur: (text: string) => void
}

function keepEnter(event: KeyboardEvent) {
  // In a table Enter ends a cell; the section is saved by its button.
  if (event.key === 'Enter') event.preventDefault()
}

/** A plain input, because a table draws hundreds of them. */
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
      onKeyDown={keepEnter}
    />
  )
}

interface Props {
  label: string
  /** As it stands in the text; undefined while there is none. */
  raw: string | undefined
  placeholder?: string
  onRaw: (raw: string | undefined) => void
}

/** One ratio. Whatever is typed is kept in the text of the option, where a wrong one keeps it from being sent. */
export function RatioCell({ label, raw, placeholder, onRaw }: Props) {
  const text = raw === undefined ? '' : rawToInput(raw)
  return (
    <NumberInput
      label={label}
      text={text}
      isInvalid={raw !== undefined && parseRatio(raw) === undefined}
      placeholder={placeholder}
      onType={(typed) => onRaw(inputToRaw(typed))}
      onBlur={(typed) => {
        const meant = normalizeInput(typed)
        if (meant === '' && raw !== undefined) onRaw(undefined)
        else if (meant !== text) onRaw(inputToRaw(meant))
      }}
    />
  )
}
