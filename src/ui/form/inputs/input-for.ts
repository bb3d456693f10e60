import './input-styles'
import type { ComponentType } from 'react'
import type { FieldKind } from '#/fields/field'
import { TextareaInput } from './textarea-input'
import { ChoiceInput } from './choice-input'
import { IntegerInput } from './integer-input'
import type { InputProps } from './input-props'
import { TextFieldInput } from './text-input'
import { TagsFieldInput } from './tags-input'
import { DatetimeInput } from './datetime-input'
import { SecretInput } from './secret-input'
import { SwitchInput } from './switch-input'

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

/** The input of a kind of field. */
export function inputFor<Of extends FieldKind>(kind: Of): ComponentType<InputProps<Of>> {
  return INPUTS[kind]
}
