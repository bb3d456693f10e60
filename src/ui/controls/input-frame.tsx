import { useId, type ComponentProps, type ReactNode } from 'react'
import classes from './controls.module.css'

/** Label, description and error around an input. */
export interface FieldTexts {
  label?: ReactNode
  description?: ReactNode
  /** True marks the input as invalid without a text. */
  error?: ReactNode
  /** Word after the label of an input that may stay blank, which is not part of the accessible name. */
  optionalMark?: string | undefined
  /** Of the element around label and input. */
  className?: string | undefined
}

/** Attributes of the input that refer to the texts around it. */
export function fieldAttributes(id: string, { description, error }: FieldTexts, describedBy?: string) {
  const hasErrorText = Boolean(error) && error !== true
  const ids = [hasErrorText && `${id}-error`, description && `${id}-description`, describedBy]
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  }
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  'aria-required'?: ComponentProps<'input'>['aria-required']
}

/** Splits the props of a field into the props of its frame and those of its input. */
export function useFieldProps<Given extends FieldProps>(props: Given) {
  const { label, description, error, className, optionalMark, id, ...input } = props
  const generatedId = useId()
  const isRequired = Boolean(input['aria-required'])
  const frame = { id: id ?? generatedId, label, description, error, className, isRequired, optionalMark }
  return { frame, input }
}

interface Props extends FieldTexts {
  id: string
  /** Shows the required mark, which is not part of the accessible name. */
  isRequired: boolean
  children: ReactNode
}

/** Lays out an input with its texts. The ids of the texts derive from the id of the input. */
export function InputFrame({ id, label, description, error, isRequired, className, ...props }: Props) {
  const { optionalMark, children } = props
  return (
    <div className={className ? `${classes.texts} ${className}` : classes.texts}>
      {label ? (
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={classes.label}
          data-required={isRequired || undefined}
          data-optional={optionalMark}
        >
          {label}
        </label>
      ) : null}
      {description ? (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      ) : null}
      {children}
      {error && error !== true ? (
        <p id={`${id}-error`} role="alert" className={classes.problem}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
