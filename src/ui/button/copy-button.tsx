import { Button, type ButtonProps } from '@mantine/core'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import { useEffect, useState } from 'react'
import { copy } from './copy'

/** How long the icon is a check mark, in ms. */
const COPIED_MS = 2000

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  text: string
  children: string
}

/** Button that copies a text; its icon is a check mark for a while afterwards. */
export function CopyButton({ text, children, ...rest }: Props) {
  const [copiedAt, setCopiedAt] = useState<number>()
  useEffect(() => {
    if (copiedAt === undefined) return undefined
    const timer = setTimeout(() => setCopiedAt(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])
  return (
    <Button
      {...rest}
      leftSection={copiedAt === undefined ? <IconCopy aria-hidden /> : <IconCheck aria-hidden />}
      onClick={() => void copy(text).then((isCopied) => isCopied && setCopiedAt(Date.now()))}
    >
      {children}
    </Button>
  )
}
