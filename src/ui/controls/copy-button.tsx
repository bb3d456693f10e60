import { Button, type ButtonProps } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import { useState } from 'react'
import { COPIED_MS, useCopy } from './use-copy'

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  text: string
  children: string
}

/** Button that copies a text; its icon is a check mark for a while afterwards. */
export function CopyButton({ text, children, ...rest }: Props) {
  const copy = useCopy()
  const [isCopied, setCopied] = useState(false)
  const { start, clear } = useTimeout(() => setCopied(false), COPIED_MS)
  const press = async () => {
    if (!(await copy(text))) return
    setCopied(true)
    clear()
    start()
  }
  return (
    <Button
      {...rest}
      leftSection={isCopied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
      onClick={() => void press()}
    >
      {children}
    </Button>
  )
}
