import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { buttonClassName, type ButtonStyle } from './button-style'

interface Props extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  ref?: Ref<HTMLButtonElement>
  /** Text, or elements that stand in a row. */
  children: ReactNode
}

/**
 * A button of a list's first drawing, which looks like the library's. A plain element: the library's works out its
 * styles at each drawing. With `data-disabled` it looks as if it could not be pressed, and keeps the focus.
 */
export function PlainButton({ tone = 'default', size, lead, className, children, ...rest }: Props) {
  return (
    <button type="button" {...buttonClassName({ tone, size, lead, className })} {...rest}>
      {lead}
      {children}
    </button>
  )
}
