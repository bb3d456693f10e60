import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Props = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & { ref?: Ref<HTMLAnchorElement> }

function AnchorButton(props: Props) {
  return <Button component="a" {...props} />
}

/** A link to an address of the console that looks like a button. */
export const ButtonLink = createLink(AnchorButton)
