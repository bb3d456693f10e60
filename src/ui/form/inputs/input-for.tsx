import { Input, Switch, Textarea } from '@mantine/core'
import './input-styles'
import type { ComponentType } from 'react'
import type { FieldKind } from '#/fields/field'
import { ChoiceInput } from './choice-input'
import { IntegerInput } from './integer-input'
import { ERROR_PROPS, type InputProps } from './input-props'
import { TextFieldInput } from './text-input'
import { TagsFieldInput } from './tags-input'
import { DatetimeInput } from './datetime-input'
import { SecretInput } from './secret-input'
import classes from './inputs.module.css'

/** Multi-line text; resizable. */
function TextareaInput({ field, value, onChange, onBlur, frameProps }: InputProps<'textarea'>) {
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

/** Switch. The hint is outside the label, or it would become part of the accessible name. */
function SwitchInput({ value, onChange, onBlur, frameProps }: InputProps<'switch'>) {
  const { description, error, id, label, disabled } = frameProps
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, description && hintId].filter(Boolean).join(' ')
  return (
    <div>
      <Switch
        id={id}
        label={label}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy || undefined}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
      {description ? (
        <Input.Description id={hintId} className={classes.switchHint}>
          {description}
        </Input.Description>
      ) : null}
      {error ? (
        <Input.Error id={errorId} {...ERROR_PROPS}>
          {error}
        </Input.Error>
      ) : null}
    </div>
  )
}

const INPUTS: { [Of in FieldKind]: ComponentType<InputProps<Of>> } = {
  text: TextFieldInput,
  textarea: TextareaInput,
  secret: SecretInput,
  integer: IntegerInput,
  switch: SwitchInput,
  choice: ChoiceInput,
  tags: TagsFieldInput,
  datetime: DatetimeInput,
}

/** Returns the input component of a field kind. */
export function inputFor<Of extends FieldKind>(kind: Of): ComponentType<InputProps<Of>> {
  return INPUTS[kind]
}
