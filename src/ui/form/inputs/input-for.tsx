import { Switch } from '#/ui/controls/switch'
import { Textarea } from '#/ui/controls/textarea'
// Mantine styles used only by forms, in the order of its documentation; the others are imported in `ui/theme`.
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { TextInput } from '#/ui/controls/text-input'
import type { ComponentType } from 'react'
import type { FieldKind } from '#/fields/field'
import { ChoiceInput } from './choice-input'
import type { InputProps } from './input-props'
import { TextFieldInput } from './text-input'
import { TagsFieldInput } from './tags-input'
import { DatetimeInput } from './datetime-input'
import { SecretInput } from './secret-input'

/** Multi-line text; resizable. */
function TextareaInput({ field, value, onChange, onBlur, frameProps }: InputProps<'textarea'>) {
  return (
    <Textarea
      {...frameProps}
      isCode={field.code}
      rows={5}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete ?? 'off'}
      spellCheck={!field.code}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

/** Text input for an integer: `type="number"` accepts 1e6 and reports invalid text as empty. */
function IntegerInput({ field, value, onChange, onBlur, frameProps }: InputProps<'integer'>) {
  return (
    <TextInput
      {...frameProps}
      placeholder={field.placeholder}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

function SwitchInput({ value, onChange, onBlur, frameProps }: InputProps<'switch'>) {
  const { optionalMark: _, ...frame } = frameProps
  return (
    <Switch
      {...frame}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      onBlur={onBlur}
    />
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
