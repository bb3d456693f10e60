import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react'
import {
  type FieldValue,
  type Field,
  type FieldKind,
  type Fields,
  isVisible,
  type FieldName,
  asFieldValues,
} from '#/fields/fields'
import { useT } from '#/ui/language/use-t'
import { type FieldValueOf, type FormHandle, useFieldValue } from './form-handle'
import type { InputProps, TextChoice } from './inputs/input-props'
import classes from './record-form.module.css'

/** Props of a form field with its input component. */
export interface FieldFrameProps<Of extends Fields, Name extends FieldName<Of>> {
  form: FormHandle<Of>
  name: Name
  /** Overrides the label and placeholder of the field, where they depend on another value. */
  label?: string
  placeholder?: string
  /** Overrides the hint, where it depends on runtime values. */
  hint?: string
  /** Rendered below the input, e.g. the equivalent of a quota, or buttons that fill it in. */
  aside?: ReactNode
  /** Known values of a list, up to a few thousand. */
  suggestions?: readonly string[]
  /** Options fetched from the server. */
  choices?: readonly TextChoice[]
  input: ComponentType<InputProps<Of[Name]['kind']>>
  /** Called after user input; not when the value is set by code. */
  onChanged?: (value: FieldValueOf<Of, Name>) => void
  /** Converts between the stored text and the displayed one. */
  unit?: TextUnit
  /** Receives the focus when its dialog opens. */
  isFirst?: boolean
  /** Overrides the required mark, where a rule over several values decides. */
  isRequired?: boolean
}

/** Conversion between a stored value and the unit it is typed in. */
export interface TextUnit {
  format: (value: string) => string
  parse: (typed: string) => string
}

/** Field of a form rendered with `input`; renders nothing while its `visibleWhen` is false. */
export function FieldFrame<const Of extends Fields, Name extends FieldName<Of>>(
  props: FieldFrameProps<Of, Name>,
) {
  const { form, name, hint, aside, suggestions, choices, unit, isFirst } = props
  const isRequired = props.isRequired ?? form.fields[name]?.required ?? false
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name decides both the kind and the input
  const input = props.input as ComponentType<InputProps<FieldKind>>
  const t = useT()
  const value = useFieldValue(form, name)
  const field = form.fields[name]
  const isShown = useCondition(form, () => field !== undefined && isVisible(field, form.values()))
  const isDisabled = useCondition(form, () => field?.disabledWhen?.(form.values()) ?? false)
  if (!field || !isShown) return null

  const mustRetype = form.draft.namesToRetype.includes(name) && value === form.base()[name]
  const notes = [hint ?? (field.hint && t(field.hint)), mustRetype && t('form.draft.retypeField')].filter(
    Boolean,
  )
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
      // A disabled field is not validated: hide the error from before it was disabled.
      error: isDisabled ? undefined : form.errors[name],
      disabled: isDisabled,
      'aria-required': isRequired || undefined,
      optionalMark: form.marksOptional && !isRequired ? t('form.optional') : undefined,
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
