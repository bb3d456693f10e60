import { Button, type ButtonProps } from '@mantine/core'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import { copy } from './copy'

/** How long the icon is a check mark, in ms. */
const COPIED_MS = 2000

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  text: string
  children: string
}

/** Button that copies a text; its icon is a check mark for a while afterwards. */
export function CopyButton({ text, children, ...rest }: Props) {
  const [isCopied, setCopied] = useState(false)
  const { start } = useTimeout(() => setCopied(false), COPIED_MS)
  return (
    <Button
      {...rest}
      leftSection={isCopied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
      onClick={() => void copy(text).then(setCopied).then(start)}
    >
      {children}
    </Button>
  )
}
