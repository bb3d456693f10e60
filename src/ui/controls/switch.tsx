import { useId, type ComponentProps, type ReactNode } from 'react'
import classes from './controls.module.css'
import { fieldAttributes } from './input-frame'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
}

/** Switch for what takes effect with the form. The description is outside the label, or it would be part of its name. */
export function Switch({ label, description, error, id, 'aria-describedby': describedBy, ...rest }: Props) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  return (
    <div className={classes.switch}>
      <input
        {...rest}
        {...fieldAttributes(inputId, { description, error }, describedBy)}
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
      />
      <span aria-hidden="true" className={classes.track} />
      <label htmlFor={inputId}>{label}</label>
      {description ? (
        <p id={`${inputId}-description`} className={classes.description}>
          {description}
        </p>
      ) : null}
      {error ? (
        <p id={`${inputId}-error`} role="alert" className={classes.problem}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
