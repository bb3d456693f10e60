import { useId } from 'react'
import { PlainSelect, type Choice } from '#/ui/controls/plain-select'
import classes from './controls.module.css'

type Props = {
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** `xs` for toolbars. */
  size?: 'xs' | 'sm'
}

/** Compact native select with its label in front. */
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
