import { TextInput } from '@mantine/core'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'

/** A whole number as text: a number input would turn 1e6 into a value and drop what it cannot read. */
export function DigitsInput({ field, answer, onAnswer, onLeave, frame }: InputProps<'digits'>) {
  return (
    <TextInput
      {...frame}
      errorProps={ERROR_PROPS}
      placeholder={field.example}
      inputMode="numeric"
      autoComplete="off"
      value={answer}
      onChange={(event) => onAnswer(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
