import { TextInput } from '@mantine/core'
import { ERROR_PROPS, type InputProps } from './input-props'

/** Text input for an integer: `type="number"` accepts 1e6 and reports invalid text as empty. */
export function IntegerInput({ field, value, onChange, onBlur, frameProps }: InputProps<'integer'>) {
  return (
    <TextInput
      {...frameProps}
      errorProps={ERROR_PROPS}
      placeholder={field.placeholder}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
