import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { buttonClassName, type ButtonStyle } from './plain-button'

interface Props extends ButtonStyle, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  ref?: Ref<HTMLAnchorElement>
}

function AnchorButton({ tone = 'filled', size, lead, className, children, ...rest }: Props) {
  return (
    <a {...rest} {...buttonClassName({ tone, size, lead, className })}>
      {lead}
      {children}
    </a>
  )
}

/** Router link that looks like a button. */
export const ButtonLink = createLink(AnchorButton)
