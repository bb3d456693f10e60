import { Box, Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { ProgramText } from '../text/program-text'

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
        <Box id={id} mt="xs">
          <ProgramText label={t('problem.fullMessage')}>{text}</ProgramText>
        </Box>
      )}
    </div>
  )
}
