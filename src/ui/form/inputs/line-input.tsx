import { TextInput } from '@mantine/core'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'

/** One line of text. */
export function LineInput({ field, answer, onAnswer, onLeave, frame }: InputProps<'line'>) {
  return (
    <TextInput
      {...frame}
      errorProps={ERROR_PROPS}
      placeholder={field.example}
      autoComplete={field.autoComplete ?? 'off'}
      inputMode={field.inputMode}
      value={answer}
      onChange={(event) => onAnswer(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
