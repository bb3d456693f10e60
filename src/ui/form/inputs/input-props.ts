import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react'
import type { FieldByKind, FieldKind, FieldValueByKind } from '#/fields/fields'
import classes from './inputs.module.css'

/** Option of a choice field. */
export interface TextChoice {
  value: string
  label: string
  /** Decorative, in front of the label. */
  mark?: ReactNode
}

/** Props of every input. */
export interface InputProps<Of extends FieldKind> {
  field: FieldByKind[Of]
  value: FieldValueByKind[Of]
  onChange: (value: FieldValueByKind[Of]) => void
  /**
   * Registers what takes over text that is typed but not yet part of the value; it runs before each validation.
   * Returns the function that ends the registration.
   */
  onBeforeValidate: (take: () => void) => () => void
  /** Props that Mantine's inputs have in common. */
  frameProps: {
    id: string
    label: string
    /** Below the input. */
    description: ReactNode
    error: ReactNode
    placeholder: string | undefined
    disabled: boolean
    /** Validates the field. */
    onBlur: () => void
    /** The marks of required and optional fields, which are not part of the accessible name. */
    labelProps: { 'data-required': true | undefined; 'data-optional': string | undefined }
    'aria-required': true | undefined
    'aria-invalid': true | undefined
    'data-autofocus': true | undefined
    /** Where the field has a unit: its sign, in front of the text, and the keyboard of phones. */
    leftSection?: ReactNode
    inputMode?: 'numeric' | 'decimal'
  }
  /** Suggestions for list fields. */
  suggestions?: readonly string[] | undefined
  /** Options of a choice field that are not part of its definition. */
  choices?: readonly TextChoice[] | undefined
}

type TextInputProps = Pick<InputProps<'text'>, 'frameProps' | 'value' | 'onChange'>

/** Props of an input whose value is a text. */
export function textProps({ frameProps, value, onChange }: TextInputProps) {
  return {
    ...frameProps,
    autoComplete: 'off',
    value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(currentTarget.value),
  }
}

/** Makes Mantine's clear and remove buttons reachable by keyboard. */
export const CLEAR_BUTTON = { tabIndex: 0, 'aria-hidden': false } as const

/** Renders options in place, inside the page's landmarks, and without Mantine's scroll area, which is a tab stop. */
export const LISTBOX_PROPS = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  classNames: { options: classes.options },
} as const

/**
 * Makes typed text part of the value before each validation, so that the first press of the submit button counts.
 * Returns `take` of the last render, to be called after the click that ended the typing.
 */
export function useTypedText(onBeforeValidate: InputProps<FieldKind>['onBeforeValidate'], take: () => void) {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => onBeforeValidate(() => latest.current()), [onBeforeValidate])
  return () => latest.current()
}
