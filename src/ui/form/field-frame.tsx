import { Text } from '@mantine/core'
import { type ComponentType, createElement, type ReactNode, useState, useSyncExternalStore } from 'react'
import {
  type FieldValue,
  type Field,
  type FieldKind,
  type Fields,
  isBlank,
  isVisible,
  type FieldName,
  asFieldValues,
} from '#/fields/fields'
import { plainText } from '#/fields/number-text'
import { bareKeys } from '#/fields/pasted-key'
import { withoutInvisible } from '#/fields/plain-text'
import { Button } from '#/ui/controls/button'
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
  name: string
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
  // The typed text of the value: without it "1." would become "1.00" while typing.
  const [last, setLast] = useState<{ typed: string; unit: string | undefined; value: string }>()
  const field = form.fields[name]
  const isShown = useCondition(form, () => field !== undefined && isVisible(field, form.values()))
  const isDisabled = useCondition(form, () => field?.disabledWhen?.(form.values()) ?? false)
  const [removed, setRemoved] = useState(0)
  if (!field || !isShown) return null

  const mustRetype = form.draft.namesToRetype.includes(name) && value === form.base()[name]
  const notes = [hint ?? (field.hint && t(field.hint)), mustRetype && t('form.draft.retypeField')].filter(
    Boolean,
  )
  const withoutHidden = (typed: string) => {
    const plain = withoutInvisible(typed)
    setRemoved(plain.text === '' ? plain.removed : removed + plain.removed)
    return plain.text
  }
  const takeKeys = (keys: string) => {
    form.setValues(asFieldValues(form.fields, { [name]: keys }))
    // The pressed button is unmounted together with the offer.
    document.getElementById(form.idOf(name))?.focus()
  }
  const shownValue = () => {
    if (typeof value !== 'string') return value
    if (last?.value === value && last.unit === unit?.name) return last.typed
    return unit ? unit.format(value) : value
  }
  const parse = (typed: string) => (unit ? unit.parse(typed) : plainText(field, typed))
  const inputProps = {
    field: withPlaceholder(field, props.placeholder),
    value: shownValue(),
    onChange: (next: FieldValue) => {
      const typed = typeof next === 'string' && field.isPlain ? withoutHidden(next) : next
      const parsed = typeof typed === 'string' ? parse(typed) : typed
      if (typeof typed === 'string' && typeof parsed === 'string')
        setLast(parsed === typed ? undefined : { typed, unit: unit?.name, value: parsed })
      form.setValues(asFieldValues(form.fields, { [name]: parsed }))
      props.onChanged?.(form.values()[name])
    },
    onBlur: () => form.validateField(name),
    onBeforeValidate: form.onBeforeValidate,
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
      {removed > 0 && !isBlank(value) ? (
        <p role="alert" className={classes.aside}>
          {t('fields.invisible', { n: removed })}
        </p>
      ) : null}
      {'isKey' in field && field.isKey && typeof value === 'string' ? (
        <KeyOffer value={value} isList={'multiline' in field && field.multiline === true} onTake={takeKeys} />
      ) : null}
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

interface KeyOfferProps {
  value: string
  /** Whether the value is a list of keys. */
  isList: boolean
  onTake: (keys: string) => void
}

/** Offers to remove what a paste brought with a key: quotes, `Bearer `, `NAME=`, full-width characters. */
function KeyOffer({ value, isList, onTake }: KeyOfferProps) {
  const t = useT()
  const bare = bareKeys(value, isList)
  if (bare === undefined) return null
  return (
    <div role="status" className={classes.aside}>
      <Text>{t('fields.key.wrapped')}</Text>
      <Button size="sm" onClick={() => onTake(bare)}>
        {t('fields.key.unwrap')}
      </Button>
    </div>
  )
}
