import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react'
import { type Fields, isVisible, type FieldName, asFieldValues } from '#/fields/field-values'
import type { FieldValue, Field, FieldKind } from '#/fields/field'
import { useT } from '#/ui/language/use-t'
import classes from './field-input.module.css'
import type { FieldValueOf, FormHandle } from './form-handle'
import type { InputProps, TextChoice } from './inputs/input-props'
import { useFieldValue } from './use-field-value'

export interface FieldFrameProps<Of extends Fields, Name extends FieldName<Of>> {
  form: FormHandle<Of>
  name: Name
  /** The label and the example, where another answer decides what is asked for. */
  label?: string
  placeholder?: string
  /** The hint, when it holds values that the field cannot know. */
  hint?: string
  /** What stands under the input: what the answer is worth, buttons that fill it in. */
  aside?: ReactNode
  /** Known texts of a list, up to some thousands. */
  suggestions?: readonly string[]
  /** The choices of a field that gets them from the server. */
  choices?: readonly TextChoice[]
  input: ComponentType<InputProps<Of[Name]['kind']>>
  /** What else follows when the person answers; not called when the form is filled in by code. */
  onChanged?: (answer: FieldValueOf<Of, Name>) => void
  /** A text that is shown and typed in another unit than the one it is kept in. */
  unit?: TextUnit
  /** It gets the focus when its dialog opens. */
  isFirst?: boolean
}

/** How a kept answer is typed, and what a typed text is kept as. */
export interface TextUnit {
  format: (value: string) => string
  parse: (typed: string) => string
}

/** One question of a form, answered by `input`; nothing while the other answers make it pointless. */
export function FieldFrame<const Of extends Fields, Name extends FieldName<Of>>(
  props: FieldFrameProps<Of, Name>,
) {
  const { form, name, hint, aside, suggestions, choices, unit, isFirst } = props
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name decides both the kind and the input
  const input = props.input as ComponentType<InputProps<FieldKind>>
  const t = useT()
  const value = useFieldValue(form, name)
  const field = form.fields[name]
  const isShown = useCondition(form, () => field !== undefined && isVisible(field, form.values()))
  const isDisabled = useCondition(form, () => field?.disabledWhen?.(form.values()) ?? false)
  if (!field || !isShown) return null

  const mustRetype = form.draft.namesToRetype.includes(name) && value === form.base()[name]
  const notes = [
    field.required && t('form.required'),
    hint ?? (field.hint && t(field.hint)),
    mustRetype && t('form.draft.retypeField'),
  ].filter(Boolean)
  const inputProps = {
    field: withPlaceholder(field, props.placeholder),
    value: unit && typeof value === 'string' ? unit.format(value) : value,
    onChange: (next: FieldValue) => {
      const parsed = unit && typeof next === 'string' ? unit.parse(next) : next
      form.setValues(asFieldValues(form.fields, { [name]: parsed }))
      props.onChanged?.(form.values()[name])
    },
    onBlur: () => form.validateField(name),
    frameProps: {
      id: form.idOf(name),
      label: props.label ?? t(field.label),
      description: notes.length > 0 ? notes.join(' · ') : undefined,
      // What was wrong before it was switched off is wrong no more.
      error: isDisabled ? undefined : form.errors[name],
      disabled: isDisabled,
      'aria-required': field.required || undefined,
      'data-autofocus': isFirst || undefined,
    },
    suggestions,
    choices,
  }
  return (
    <div className={classes.field}>
      {createElement(input, inputProps)}
      {aside ? <div className={classes.aside}>{aside}</div> : null}
    </div>
  )
}

function useCondition<Of extends Fields>(form: FormHandle<Of>, holds: () => boolean): boolean {
  return useSyncExternalStore(form.subscribe, holds)
}

function withPlaceholder(field: Field, placeholder: string | undefined): Field {
  return placeholder === undefined || field.kind === 'switch' ? field : { ...field, placeholder }
}
