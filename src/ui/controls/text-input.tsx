import { type ComponentProps, type ReactNode } from 'react'
import classes from './controls.module.css'
import { InputFrame, fieldAttributes, useFieldProps, type FieldTexts } from './input-frame'

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'className'> {
  /** `sm` for toolbars. */
  size?: 'md' | 'sm' | undefined
  /** Decorative, such as an icon. */
  leftSection?: ReactNode
  /** May hold a button. */
  rightSection?: ReactNode
}

/** Single-line input with label, description, error and sections inside its frame. */
export function TextInput({
  size,
  leftSection,
  rightSection,
  'aria-describedby': describedBy,
  ...props
}: Props) {
  const { frame, input } = useFieldProps(props)
  return (
    <InputFrame {...frame}>
      <div className={classes.frame} data-size={size}>
        {leftSection ? <span className={classes.lead}>{leftSection}</span> : null}
        <input {...input} {...fieldAttributes(frame.id, frame, describedBy)} className={classes.input} />
        {rightSection ? <span className={classes.trail}>{rightSection}</span> : null}
      </div>
    </InputFrame>
  )
}
