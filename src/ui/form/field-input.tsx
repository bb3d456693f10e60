import type { ComponentType } from 'react'
import { fieldNames, type Fields, type FieldName, type FieldKind } from '#/fields/fields'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import type { InputProps } from './inputs/input-props'
import { Switch } from '#/ui/controls/switch'
import { Textarea } from '#/ui/controls/textarea'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { TextInput } from '#/ui/controls/text-input'
import { ChoiceInput, TagsFieldInput } from './inputs/combobox-inputs'
import { TextFieldInput } from './inputs/text-input'
import { DatetimeInput } from './inputs/datetime-input'
import { SecretInput } from './inputs/secret-input'

interface Props<Of extends Fields, Name extends FieldName<Of>> extends Omit<
  FieldFrameProps<Of, Name>,
  'input'
> {
  /** Replaces the default input of the field's kind. */
  input?: ComponentType<InputProps<Of[Name]['kind']>>
}

/** Field of a form with the input of its kind; renders nothing while its `visibleWhen` is false. */
export function FieldInput<const Of extends Fields, Name extends FieldName<Of>>(props: Props<Of, Name>) {
  const field = props.form.fields[props.name]
  return field && <FieldFrame {...props} input={props.input ?? inputFor(field.kind)} />
}

interface AllProps<Of extends Fields> {
  form: Props<Of, FieldName<Of>>['form']
  /** The fields to render; by default all. */
  names?: readonly FieldName<Of>[]
  /** What single fields have besides their record, such as suggestions or buttons. */
  extras?: { [Name in FieldName<Of>]?: Omit<Props<Of, Name>, 'form' | 'name'> }
}

/** Fields of a form in the order of their records, each with the input of its kind. */
export function FieldInputs<const Of extends Fields>({ form, names, extras }: AllProps<Of>) {
  return (names ?? fieldNames(form.fields)).map((name) => (
    <FieldInput key={name} form={form} name={name} {...extras?.[name]} />
  ))
}

// Mantine styles used only by forms, in the order of its documentation; the others are imported in `ui/theme`.

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
function inputFor<Of extends FieldKind>(kind: Of): ComponentType<InputProps<Of>> {
  return INPUTS[kind]
}
