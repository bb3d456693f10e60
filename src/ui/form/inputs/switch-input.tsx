import { Input, Switch } from '@mantine/core'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'
import classes from './inputs.module.css'

/** Yes or no. The hint stands outside the label, which would otherwise be named by both. */
export function SwitchInput({ value, onChange, onBlur, frameProps }: InputProps<'switch'>) {
  const { description, error, id, label, disabled } = frameProps
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, description && hintId].filter(Boolean).join(' ')
  return (
    <div>
      <Switch
        id={id}
        label={label}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy || undefined}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
      {description ? (
        <Input.Description id={hintId} className={classes.beside}>
          {description}
        </Input.Description>
      ) : null}
      {error ? (
        <Input.Error id={errorId} {...ERROR_PROPS}>
          {error}
        </Input.Error>
      ) : null}
    </div>
  )
}
