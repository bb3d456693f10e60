import { TextInput } from '#/ui/controls/text-input'
import type { InputProps } from './input-props'

/** Single-line text input. */
export function TextFieldInput({ field, value, onChange, onBlur, frameProps }: InputProps<'text'>) {
  return (
    <TextInput
      {...frameProps}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete ?? 'off'}
      inputMode={field.inputMode}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
