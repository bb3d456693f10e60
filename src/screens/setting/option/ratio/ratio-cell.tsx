import type { KeyboardEvent } from 'react'
import { rawOf, ratioOf, tidied, typedOf } from '#/resources/option/ratio-text'
import { useT } from '#/ui/language/use-t'
import classes from './ratio.module.css'

interface CellProps {
  label: string
  /** What is typed now. */
  text: string
  isWrong: boolean
  /** Said instead of a value. */
  placeholder?: string
  readOnly?: boolean
  onType: (text: string) => void
  onLeave: (text: string) => void
}

function keepEnter(event: KeyboardEvent) {
  // In a table Enter ends a cell; the section is saved by its button.
  if (event.key === 'Enter') event.preventDefault()
}

/** A plain input, because a table draws hundreds of them. */
export function NumberInput({ label, text, isWrong, placeholder, readOnly, onType, onLeave }: CellProps) {
  const t = useT()
  return (
    <input
      className={classes.input}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('option.ratio.wrongCell') : undefined}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={({ currentTarget }) => onLeave(currentTarget.value)}
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
  const text = raw === undefined ? '' : typedOf(raw)
  return (
    <NumberInput
      label={label}
      text={text}
      isWrong={raw !== undefined && ratioOf(raw) === undefined}
      placeholder={placeholder}
      onType={(typed) => onRaw(rawOf(typed))}
      onLeave={(typed) => {
        const meant = tidied(typed)
        if (meant === '' && raw !== undefined) onRaw(undefined)
        else if (meant !== text) onRaw(rawOf(meant))
      }}
    />
  )
}
