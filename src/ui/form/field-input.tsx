import type { ComponentType } from 'react'
import type { Fields, FieldName } from '#/fields/field-values'
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
