import type { ReactNode } from 'react'
import classes from './plain-button.module.css'

export interface ButtonLook {
  /** How much it asks to be pressed. */
  tone?: 'default' | 'subtle' | 'filled' | undefined
  size?: 'sm' | 'xs' | 'compact-sm' | undefined
  /** Before the words: a picture, or what turns while something is on its way. */
  lead?: ReactNode
  className?: string | undefined
}

/** The attributes that make an element look like a button. */
export function lookOf({ tone, size = 'sm', lead, className }: ButtonLook) {
  return {
    'data-tone': tone,
    'data-size': size,
    'data-led': lead === undefined ? undefined : true,
    className: className === undefined ? classes.button : `${classes.button} ${className}`,
  }
}
