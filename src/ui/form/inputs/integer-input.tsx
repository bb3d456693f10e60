import { TextInput } from '@mantine/core'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'

/** A whole number as text: a number input would turn 1e6 into a value and drop what it cannot read. */
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
