import { ActionIcon, Button, type ActionIconProps, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Anchor<Look> = Look & Omit<ComponentProps<'a'>, keyof Look>

/** Router link that looks like a button. */
export const LinkButton = createLink((props: Anchor<ButtonProps>) => <Button component="a" {...props} />)

/** Router link that looks like an icon button. */
export const IconLink = createLink((props: Anchor<ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
))
