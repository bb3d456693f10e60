import { Box, Button, Text } from '@mantine/core'
import { createElement, useState, type ComponentType, type ReactNode } from 'react'
import {
  asFieldValues,
  isVisible,
  type AnyField,
  type FieldKind,
  type FieldName,
  type Fields,
  type FieldValue,
} from '#/fields/fields'
import { plainText } from '#/fields/number-text'
import { bareKey } from '#/fields/pasted-key'
import { withoutInvisible } from '#/fields/plain-text'
import { useT } from '#/ui/language/use-t'
import { useFieldValue, useFormState, type FieldValueOf, type FormHandle } from './form-handle'
import type { InputProps, TextChoice } from './inputs/input-props'

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

/** Field of a form with the input of its kind; renders nothing while its `visibleWhen` is false. */
export function Field<const Of extends Fields, Name extends FieldName<Of>>(props: Props<Of, Name>) {
  const { form, name, hint, aside, suggestions, choices } = props
  const t = useT()
  const value = useFieldValue(form, name)
  const field: AnyField | undefined = form.fields[name]
  const isShown = useFormState(form, () => field !== undefined && isVisible(field, form.values()))
  const isDisabled = useIsDisabled(form, name)
  const isStoredSecret = field?.kind === 'secret' && form.isStored && form.focusName !== name
  const [isOpen, setOpen] = useState(false)
  if (!field || !isShown) return null

  const label = props.label ?? t(field.label)
  const isRequired = props.isRequired ?? field.required ?? false
  const mustRetype = form.draft.restored?.secrets.includes(name) && value === form.base()[name]
  const notes = [hint ?? (field.hint && t(field.hint)), mustRetype && t('form.draft.retypeField')]
  const description = notes.filter(Boolean).join(' · ')
  // A disabled field is not validated: the error from before it was disabled is hidden.
  const error = isDisabled ? undefined : form.errors[name]
  const set = (next: FieldValue) => form.setValues(asFieldValues(form.fields, { [name]: next }))
  const change = (next: FieldValue) => {
    set(typeof next === 'string' && field.isPlain ? withoutInvisible(next) : next)
    props.onChanged?.(form.values()[name])
  }
  const finish = () => {
    const typed: FieldValue | undefined = form.values()[name]
    if (typeof typed === 'string' && !props.input) {
      const plain = 'isKey' in field && field.isKey ? bareKey(typed) : plainText(field, typed)
      if (plain !== typed) set(plain)
    }
    form.validateField(name)
  }
  if (isStoredSecret && !isOpen && !isDisabled && !mustRetype && error === undefined && value === '')
    return (
      <Box miw={0}>
        <Button
          id={form.idOf(name)}
          size="xs"
          h="auto"
          mih="var(--button-height)"
          styles={{ label: { whiteSpace: 'normal' } }}
          onClick={() => {
            setOpen(true)
            // The button becomes the input.
            setTimeout(() => document.getElementById(form.idOf(name))?.focus())
          }}
        >
          {t('form.newSecret', { label })}
        </Button>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      </Box>
    )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name decides both the kind and the input
  const input = (props.input ?? form.inputs[field.kind]) as ComponentType<InputProps<FieldKind>>
  return (
    <Box miw={0}>
      {createElement(input, {
        field,
        value,
        onChange: change,
        suggestions,
        choices,
        frameProps: {
          id: form.idOf(name),
          label,
          description,
          error,
          placeholder: props.placeholder ?? field.placeholder,
          disabled: isDisabled,
          onBlur: finish,
          labelProps: {
            'data-required': isRequired || undefined,
            'data-optional': isRequired ? undefined : t('form.optional'),
          },
          'aria-required': isRequired || undefined,
          'aria-invalid': error !== undefined || undefined,
          'data-autofocus': props.isFirst || undefined,
        },
      })}
      {aside ? (
        <Box mt="xs" fz="sm">
          {aside}
        </Box>
      ) : null}
    </Box>
  )
}

/** Whether the field is disabled by the other values of its form. */
export function useIsDisabled<Of extends Fields>(form: FormHandle<Of>, name: FieldName<Of>): boolean {
  const field: AnyField | undefined = form.fields[name]
  return useFormState(form, () => field?.disabledWhen?.(form.values()) ?? false)
}
