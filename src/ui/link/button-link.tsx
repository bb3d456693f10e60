import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { lookOf, type ButtonLook } from '#/ui/button/button-look'

interface Props extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  ref?: Ref<HTMLAnchorElement>
}

function AnchorButton({ tone = 'filled', size, lead, className, children, ...rest }: Props) {
  return (
    <a {...rest} {...lookOf({ tone, size, lead, className })}>
      {lead}
      {children}
    </a>
  )
}

/** A link to an address of the console that looks like a button. */
export const ButtonLink = createLink(AnchorButton)
