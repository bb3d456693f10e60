import { ActionIcon, Button, type ActionIconProps, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Anchor<Look> = Look & Omit<ComponentProps<'a'>, keyof Look>

export const LinkButton = createLink((props: Anchor<ButtonProps>) => <Button component="a" {...props} />)

export const IconLink = createLink((props: Anchor<ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
))
