import type { ReactNode } from 'react'
import classes from '../controls/plain-button.module.css'

export interface ButtonStyle {
  /** How much it asks to be pressed. */
  tone?: 'default' | 'subtle' | 'filled' | undefined
  size?: 'sm' | 'xs' | 'compact-sm' | undefined
  /** Before the words: a picture, or what turns while something is on its way. */
  lead?: ReactNode
  className?: string | undefined
}

/** The attributes that make an element look like a button. */
export function buttonClassName({ tone, size = 'sm', lead, className }: ButtonStyle) {
  return {
    'data-tone': tone,
    'data-size': size,
    'data-led': lead === undefined ? undefined : true,
    className: className === undefined ? classes.button : `${classes.button} ${className}`,
  }
}
