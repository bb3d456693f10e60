import { ChoiceInput } from './choice-input'
import { DatetimeInput } from './datetime-input'
import type { FieldInputs } from './input-props'
import { ListInput } from './list-input'
import { TEXT_INPUTS } from './text-inputs'

/** Inputs of all kinds of fields: those with lists and calendars are more code than a form of texts needs. */
export const EVERY_INPUT: FieldInputs = {
  ...TEXT_INPUTS,
  choice: ChoiceInput,
  tags: ListInput,
  datetime: DatetimeInput,
}
