import { Text, Button } from '@mantine/core'
import { createElement, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import {
  asFieldValues,
  isBlank,
  isVisible,
  type AnyField,
  type FieldKind,
  type FieldName,
  type Fields,
  type FieldValue,
} from '#/fields/fields'
import { plainText } from '#/fields/number-text'
import { bareKeys } from '#/fields/pasted-key'
import { withoutInvisible } from '#/fields/plain-text'
import { useT } from '#/ui/language/use-t'
import { useFieldValue, type FieldValueOf, type FormHandle } from './form-handle'
import { ChoiceInput } from './inputs/choice-input'
import { DatetimeInput } from './inputs/datetime-input'
import type { InputProps, TextChoice } from './inputs/input-props'
import { TagsFieldInput } from './inputs/tags-input'
import { IntegerInput, SecretInput, SwitchInput, TextareaInput, TextFieldInput } from './inputs/text-inputs'
import classes from './record-form.module.css'

/** The input of each kind of field. */
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

/** What a field of any kind may have besides its record. */
export interface FieldExtras {
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
  /** Converts between the stored text and the displayed one. */
  unit?: TextUnit
  /** Receives the focus when its dialog opens. */
  isFirst?: boolean
  /** Overrides the required mark, where a rule over several values decides. */
  isRequired?: boolean
}

interface Props<Of extends Fields, Name extends FieldName<Of>> extends FieldExtras {
  form: FormHandle<Of>
  name: Name
  /** Replaces the input of the field's kind. */
  input?: ComponentType<InputProps<Of[Name]['kind']>>
  /** Called after user input; not when the value is set by code. */
  onChanged?: (value: FieldValueOf<Of, Name>) => void
}

/** Conversion between a stored value and the unit it is typed in. */
export interface TextUnit {
  name: string
  /** Shown in front of the text. */
  sign?: string
  inputMode: 'numeric' | 'decimal'
  format: (value: string) => string
  parse: (typed: string) => string
}

/** Field of a form with the input of its kind; renders nothing while its `visibleWhen` is false. */
export function Field<const Of extends Fields, Name extends FieldName<Of>>(props: Props<Of, Name>) {
  const { form, name, hint, aside, suggestions, choices, unit } = props
  const t = useT()
  const value = useFieldValue(form, name)
  // The typed text of the value: without it "1." and "0" would become "1.00" and "0.00" while typing.
  const [last, setLast] = useState<{ typed: string; unit: string | undefined; value: string }>()
  const field: AnyField | undefined = form.fields[name]
  const isShown = useCondition(form, () => field !== undefined && isVisible(field, form.values()))
  const isDisabled = useIsDisabled(form, name)
  const [removed, setRemoved] = useState(0)
  if (!field || !isShown) return null

  const isRequired = props.isRequired ?? field.required ?? false
  const mustRetype = form.draft.namesToRetype.includes(name) && value === form.base()[name]
  const notes = [hint ?? (field.hint && t(field.hint)), mustRetype && t('form.draft.retypeField')]
  // A disabled field is not validated: the error from before it was disabled is hidden.
  const error = isDisabled ? undefined : form.errors[name]
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
  const formatted = (text: string) => (unit ? unit.format(text) : text)
  const shownValue = () => {
    if (typeof value !== 'string') return value
    if (last?.value === value && last.unit === unit?.name) return last.typed
    return formatted(value)
  }
  const change = (next: FieldValue) => {
    const typed = typeof next === 'string' && field.isPlain ? withoutHidden(next) : next
    const parsed = typeof typed !== 'string' ? typed : unit ? unit.parse(typed) : plainText(field, typed)
    if (typeof typed === 'string' && typeof parsed === 'string')
      setLast(formatted(parsed) === typed ? undefined : { typed, unit: unit?.name, value: parsed })
    form.setValues(asFieldValues(form.fields, { [name]: parsed }))
    props.onChanged?.(form.values()[name])
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name decides both the kind and the input
  const input = (props.input ?? INPUTS[field.kind]) as ComponentType<InputProps<FieldKind>>
  return (
    <div className={classes.field}>
      {createElement(input, {
        field,
        value: shownValue(),
        onChange: change,
        onBeforeValidate: form.onBeforeValidate,
        suggestions,
        choices,
        frameProps: {
          id: form.idOf(name),
          label: props.label ?? t(field.label),
          description: notes.filter(Boolean).join(' · '),
          error,
          placeholder: props.placeholder ?? field.placeholder,
          disabled: isDisabled,
          onBlur: () => form.validateField(name),
          labelProps: {
            'data-required': isRequired || undefined,
            'data-optional': form.marksOptional && !isRequired ? t('form.optional') : undefined,
          },
          'aria-required': isRequired || undefined,
          'aria-invalid': error !== undefined || undefined,
          'data-autofocus': props.isFirst || undefined,
          ...(unit && { leftSection: unit.sign, inputMode: unit.inputMode }),
        },
      })}
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

/** Whether the field is disabled by the other values of its form. */
export function useIsDisabled<Of extends Fields>(form: FormHandle<Of>, name: FieldName<Of>): boolean {
  const field: AnyField | undefined = form.fields[name]
  return useCondition(form, () => field?.disabledWhen?.(form.values()) ?? false)
}

function useCondition<Of extends Fields>(form: FormHandle<Of>, holds: () => boolean): boolean {
  return useSyncExternalStore(form.subscribe, holds)
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
      <Button size="xs" onClick={() => onTake(bare)}>
        {t('fields.key.unwrap')}
      </Button>
    </div>
  )
}
