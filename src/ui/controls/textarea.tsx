import { type ComponentProps } from 'react'
import classes from './controls.module.css'
import { InputFrame, fieldAttributes, useFieldProps, type FieldTexts } from './input-frame'

interface Props extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Monospaced, for JSON and lists of codes. */
  isCode?: boolean | undefined
}

/** Multi-line input with label, description and error; resizable in height. */
export function Textarea({ isCode, 'aria-describedby': describedBy, ...props }: Props) {
  const { frame, input } = useFieldProps(props)
  return (
    <InputFrame {...frame}>
      <textarea
        {...input}
        {...fieldAttributes(frame.id, frame, describedBy)}
        className={classes.input}
        data-code={isCode || undefined}
      />
    </InputFrame>
  )
}
