import { Button, Code } from '@mantine/core'
import '@mantine/core/styles/Code.layer.css'
import { useId, useState } from 'react'
import { useT } from '#/ui/language/use-t'

/** Toggle that reveals the full text of a truncated message in a scrolling box. */
export function ShowAll({ text }: { text: string }) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        size="xs"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'problem.showLess' : 'problem.showAll')}
      </Button>
      {isOpen && (
        <Code
          block
          id={id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
          tabIndex={0}
          role="region"
          aria-label={t('problem.fullMessage')}
          mt="xs"
          mah="40vh"
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text}
        </Code>
      )}
    </div>
  )
}
