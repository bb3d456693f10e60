import { useId } from 'react'
import { PlainSelect, type Choice } from '#/ui/controls/plain-select'
import classes from './labelled-select.module.css'

type Props = {
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** `xs` where several stand in a row. */
  size?: 'xs' | 'sm'
}

/** A small native choice with its label beside it. */
export function LabelledSelect({ label, choices, value, onChange, size }: Props) {
  const id = useId()
  return (
    <div className={classes.pair}>
      <label htmlFor={id}>{label}</label>
      <PlainSelect
        id={id}
        size={size}
        className={classes.select}
        value={value}
        onChange={onChange}
        choices={choices}
      />
    </div>
  )
}
