import type { ComponentType } from 'react'
import type { Fields, FieldName } from '#/fields/field-values'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import { inputFor } from './inputs/input-for'
import type { InputProps } from './inputs/input-props'

interface Props<Of extends Fields, Name extends FieldName<Of>> extends Omit<
  FieldFrameProps<Of, Name>,
  'input'
> {
  /** Another input than the one of its kind. */
  input?: ComponentType<InputProps<Of[Name]['kind']>>
}

/** One question of a form with the input of its kind; nothing while the other answers make it pointless. */
export function FieldInput<const Of extends Fields, Name extends FieldName<Of>>(props: Props<Of, Name>) {
  const asked = props.form.fields[props.name]
  return asked && <FieldFrame {...props} input={props.input ?? inputFor(asked.kind)} />
}
