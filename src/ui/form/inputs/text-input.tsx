import { TextInput } from '@mantine/core'
import { ERROR_PROPS, type InputProps } from './input-props'

/** Single-line text input. */
export function TextFieldInput({ field, value, onChange, onBlur, frameProps }: InputProps<'text'>) {
  return (
    <TextInput
      {...frameProps}
      errorProps={ERROR_PROPS}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete ?? 'off'}
      inputMode={field.inputMode}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
