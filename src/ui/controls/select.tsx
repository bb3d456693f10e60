import { useId, type ComponentProps } from 'react'
import classes from './controls.module.css'

/** Option of a native select. */
export type Choice = { value: string; label: string }

interface Props extends Omit<ComponentProps<'select'>, 'size' | 'children' | 'onChange'> {
  /** Rendered in front; without it the select needs another accessible name. */
  label?: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** `sm` for toolbars. */
  size?: 'md' | 'sm' | undefined
}

/** Native select; `className` goes to the element around it. */
export function Select({ label, choices, onChange, size, className, id, ...rest }: Props) {
  const generatedId = useId()
  const selectId = label === undefined ? id : (id ?? generatedId)
  const select = (
    <div
      className={[classes.frame, classes.arrows, className].filter(Boolean).join(' ')}
      data-size={size}
      data-labelled={label === undefined ? undefined : true}
    >
      <select
        {...rest}
        id={selectId}
        className={classes.input}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
  if (label === undefined) return select
  return (
    <div className={classes.pair}>
      <label htmlFor={selectId}>{label}</label>
      {select}
    </div>
  )
}
