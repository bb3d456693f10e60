import { ChoiceInput } from './choice-input'
import { DatetimeInput } from './datetime-input'
import type { FieldInputs } from './input-props'
import { AnySecretInput, SwitchInput, TextareaInput } from './large-inputs'
import { ListInput } from './list-input'
import { TEXT_INPUTS } from './text-inputs'

/** Inputs of all kinds of fields: those with areas, lists and calendars are more code than a form of texts needs. */
export const EVERY_INPUT: FieldInputs = {
  ...TEXT_INPUTS,
  textarea: TextareaInput,
  secret: AnySecretInput,
  switch: SwitchInput,
  choice: ChoiceInput,
  tags: ListInput,
  datetime: DatetimeInput,
}
