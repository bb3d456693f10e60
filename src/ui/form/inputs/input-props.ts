import type { ReactNode } from 'react'
import type { FieldValueByKind } from '#/fields/field-values'
import type { FieldByKind, FieldKind } from '#/fields/field'

/** What Mantine's inputs take for their label, hint and error. */
interface InputFrameProps {
  id: string
  label: string
  description: ReactNode
  error: ReactNode
  disabled: boolean
  'aria-required': boolean | undefined
  'data-autofocus'?: true | undefined
}

export interface TextChoice {
  value: string
  label: string
  /** A colour of the theme, drawn as a dot beside the label. */
  color?: string
}

/** What every kind of input is given. */
export interface InputProps<Of extends FieldKind> {
  field: FieldByKind[Of]
  value: FieldValueByKind[Of]
  onChange: (value: FieldValueByKind[Of]) => void
  /** The person left the input. */
  onBlur: () => void
  frameProps: InputFrameProps
  /** Known texts, offered while typing (many). */
  suggestions?: readonly string[]
  /** The choices when they are not part of the field (choice). */
  choices?: readonly TextChoice[]
}
