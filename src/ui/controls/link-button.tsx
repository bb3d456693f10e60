import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { buttonAttributes, type ButtonLook } from './button'

interface Props extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  ref?: Ref<HTMLAnchorElement>
}

/** Link to another site that looks like a button. */
export function AnchorButton({ variant, size, icon, isWide, className, children, ...rest }: Props) {
  return (
    <a {...rest} {...buttonAttributes({ variant, size, isWide, className })}>
      {icon}
      {children}
    </a>
  )
}

/** Router link that looks like a button. */
export const LinkButton = createLink(AnchorButton)
