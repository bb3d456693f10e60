import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './controls.module.css'

/** Look of a button, whatever element renders it. */
export interface ButtonStyle {
  /** Visual weight. */
  tone?: 'default' | 'subtle' | 'filled' | undefined
  size?: 'sm' | 'xs' | 'compact-sm' | undefined
  /** Rendered before the label, such as an icon or a spinner. */
  lead?: ReactNode
  className?: string | undefined
}

/** Attributes that make an element look like a button. */
export function buttonClassName({ tone, size = 'sm', lead, className }: ButtonStyle) {
  return {
    'data-tone': tone,
    'data-size': size,
    'data-led': lead === undefined ? undefined : true,
    className: className === undefined ? classes.button : `${classes.button} ${className}`,
  }
}

interface Props extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  ref?: Ref<HTMLButtonElement>
  /** Text, or elements laid out in a row. */
  children: ReactNode
}

/**
 * Native button with Mantine's look, for lists: Mantine's own computes its styles on every render. `data-disabled`
 * only styles it as disabled, so that it keeps the focus.
 */
export function PlainButton({ tone = 'default', size, lead, className, children, ...rest }: Props) {
  return (
    <button type="button" {...buttonClassName({ tone, size, lead, className })} {...rest}>
      {lead}
      {children}
    </button>
  )
}
