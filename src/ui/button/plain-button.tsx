import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './plain-button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How much it asks to be pressed. */
  tone?: 'default' | 'subtle' | 'filled'
  size?: 'sm' | 'xs' | 'compact-sm'
  /** Before the words: a picture, or what turns while something is on its way. */
  lead?: ReactNode
  ref?: Ref<HTMLButtonElement>
  /** Text, or elements that stand in a row. */
  children: ReactNode
}

/**
 * A button of a list's first drawing, which looks like the library's. A plain element: the library's works out its
 * styles at each drawing. With `data-disabled` it looks as if it could not be pressed, and keeps the focus.
 */
export function PlainButton({ tone = 'default', size = 'sm', lead, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      data-tone={tone}
      data-size={size}
      data-led={lead === undefined ? undefined : true}
      className={className === undefined ? classes.button : `${classes.button} ${className}`}
      {...rest}
    >
      {lead}
      {children}
    </button>
  )
}
