import type { ComponentProps } from 'react'
import classes from './controls.module.css'

/** Option of a native select. */
export type Choice = { value: string; label: string }

interface Props extends Omit<ComponentProps<'select'>, 'size' | 'children' | 'onChange'> {
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** `xs` for toolbars. */
  size?: 'xs' | 'sm' | undefined
}

/**
 * Native select with Mantine's look; `className` goes to its wrapper. Mantine's own computes its styles on every
 * render.
 */
export function PlainSelect({ choices, onChange, size, className, ...rest }: Props) {
  const wrapper = `${classes.frame} ${classes.arrows}`
  return (
    <div className={className === undefined ? wrapper : `${wrapper} ${className}`} data-size={size}>
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
