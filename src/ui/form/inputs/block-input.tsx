import { Textarea } from '@mantine/core'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'
import classes from './inputs.module.css'

/** Several lines of text; the person can drag it taller. */
export function BlockInput({ field, answer, onAnswer, onLeave, frame }: InputProps<'block'>) {
  return (
    <Textarea
      {...frame}
      errorProps={ERROR_PROPS}
      classNames={field.code ? { input: classes.code } : undefined}
      rows={5}
      resize="vertical"
      placeholder={field.example}
      autoComplete={field.autoComplete ?? 'off'}
      spellCheck={!field.code}
      value={answer}
      onChange={(event) => onAnswer(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
