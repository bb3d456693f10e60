import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldByKind, FieldKind, FieldValueByKind } from '#/fields/fields'
import classes from './inputs.module.css'

/** Props of error messages: announced when they appear. */
export const ERROR_PROPS = { role: 'alert' } as const

/** Props of Mantine's input wrapper: label, hint and error. */
interface InputFrameProps {
  id: string
  label: string
  description: ReactNode
  error: ReactNode
  disabled: boolean
  'aria-required': boolean | undefined
  /** Word after the label of a field that may stay blank. */
  optionalMark?: string | undefined
  'data-autofocus'?: true | undefined
}

/** Option of a choice field. */
export interface TextChoice {
  value: string
  label: string
  /** Theme colour of the dot in front of the label. */
  mark?: ReactNode
}

/** Props of every input. */
export interface InputProps<Of extends FieldKind> {
  field: FieldByKind[Of]
  value: FieldValueByKind[Of]
  onChange: (value: FieldValueByKind[Of]) => void
  /** Called when the focus leaves the input. */
  onBlur: () => void
  /**
   * Registers what takes over text that is typed but not yet part of the value; it runs before each validation.
   * Returns the function that ends the registration.
   */
  onBeforeValidate: (take: () => void) => () => void
  frameProps: InputFrameProps
  /** Suggestions for list fields. */
  suggestions?: readonly string[]
  /** Options of a choice field that are not part of its definition. */
  choices?: readonly TextChoice[]
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
