import { useId } from 'react'
import classes from './grid.module.css'

export interface SelectProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: string
  onChange: (value: Value) => void
}

/** A native select with its name before it. Of plain elements: a list has up to five, and Mantine's renders fourteen components. */
export function ToolbarSelect<Value extends string>(props: SelectProps<Value>) {
  const { label, choices, value: selected, onChange } = props
  const id = useId()
  return (
    <span className={classes.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={selected}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(({ value }) => value === currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
