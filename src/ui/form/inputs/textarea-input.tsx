import { Textarea } from '@mantine/core'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'
import classes from './inputs.module.css'

/** Several lines of text; the person can drag it taller. */
export function TextareaInput({ field, value, onChange, onBlur, frameProps }: InputProps<'textarea'>) {
  return (
    <Textarea
      {...frameProps}
      errorProps={ERROR_PROPS}
      classNames={field.code ? { input: classes.code } : undefined}
      rows={5}
      resize="vertical"
      placeholder={field.placeholder}
      autoComplete={field.autoComplete ?? 'off'}
      spellCheck={!field.code}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
