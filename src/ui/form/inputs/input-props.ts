import type { ChangeEvent, ComponentType, ReactNode } from 'react'
import type { FieldByKind, FieldKind, FieldValueByKind } from '#/fields/fields'

export interface TextChoice {
  value: string
  label: string
  /** Decorative, in front of the label. */
  mark?: ReactNode
}

export interface InputProps<Of extends FieldKind> {
  field: FieldByKind[Of]
  value: FieldValueByKind[Of]
  onChange: (value: FieldValueByKind[Of]) => void
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
  }
  suggestions?: readonly string[] | undefined
  /** Options of a choice field that are not part of its definition. */
  choices?: readonly TextChoice[] | undefined
}

/** The input of each kind of field that a form has. */
export type FieldInputs = { readonly [Kind in FieldKind]?: ComponentType<InputProps<Kind>> }

/** For identifiers, which no keyboard and no translator may change. */
export const IDENTIFIER_PROPS = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

type TextInputProps = Pick<InputProps<'text'>, 'frameProps' | 'value' | 'onChange'>

/** Props of an input whose value is a text. */
export function textProps({ frameProps, value, onChange }: TextInputProps) {
  return {
    ...frameProps,
    ...IDENTIFIER_PROPS,
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
  styles: { options: { maxHeight: 'var(--gc-length-16)', overflowY: 'auto' } },
} as const
