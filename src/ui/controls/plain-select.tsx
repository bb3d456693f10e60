import type { ComponentProps } from 'react'
import classes from './plain-input.module.css'

export type Choice = { value: string; label: string }

interface Props extends Omit<ComponentProps<'select'>, 'size' | 'children' | 'onChange'> {
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** `xs` where several stand in a row. */
  size?: 'xs' | 'sm' | undefined
}

/**
 * A native choice that looks like the library's; `className` is for the box around it. A plain element: the library's
 * works out its styles at each drawing.
 */
export function PlainSelect({ choices, onChange, size, className, ...rest }: Props) {
  const box = `${classes.frame} ${classes.arrows}`
  return (
    <div className={className === undefined ? box : `${box} ${className}`} data-size={size}>
      <select
        {...rest}
        className={classes.input}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
