import type { ComponentType } from 'react'
import { fieldNames, type Fields, type FieldName } from '#/fields/field-values'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import { inputFor } from './inputs/input-for'
import type { InputProps } from './inputs/input-props'

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
